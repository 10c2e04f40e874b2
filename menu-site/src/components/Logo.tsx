import { Photo } from './Photo.js';

/** A name's first letter, which replaces a missing logo. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('ar').segment(name.trim());
  return first?.segment ?? '';
}

interface LogoProps {
  readonly file: string | null | undefined;
  readonly name: string;
  readonly sizes: string;
  readonly upTo: number;
  readonly className: string;
}

/** A venue's logo; without one, the first letter of its name. */
export function Logo({ file, name, ...picture }: LogoProps) {
  if (file) return <Photo file={file} {...picture} />;
  const initial = initialOf(name);
  if (!initial) return null;
  return (
    <span className={picture.className} aria-hidden="true">
      {initial}
    </span>
  );
}
