/** The provider's logo, which shows the lines of a menu. */
export function BrandMark() {
  return (
    <svg className="mark" viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="16" />
      <path d="M18 20h28M18 32h20M18 44h28" />
    </svg>
  );
}
