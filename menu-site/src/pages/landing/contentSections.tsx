/** The sections of the landing page that consist only of text. (docs/spec/public-site.md#landing-page) */
import { useMessages } from '../../document/siteContext.js';
import type { ReactNode } from 'react';
import { morningPicture } from './assets.js';
import { VIDEO_SIZE } from './videos.js';
import type { Anchor } from './anchors.js';
import { landingMessages } from './messages.js';

interface ContentSectionProps {
  /** A navigation anchor, or the section's own id. */
  readonly id: Anchor | 'service' | 'easier';
  readonly title: string;
  readonly lede?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ContentSection({ id, title, lede, className = '', children }: ContentSectionProps) {
  return (
    <section className={`part ${className}`} id={id} aria-labelledby={`${id}-t`}>
      <div className="title">
        <h2 id={`${id}-t`}>{title}</h2>
        {lede && <p className="lead">{lede}</p>}
      </div>
      {children}
    </section>
  );
}

export function FullService() {
  const { title, lede, steps } = useMessages(landingMessages).service;
  return (
    <ContentSection id="service" title={title} lede={lede}>
      <ol className="road">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </ContentSection>
  );
}

export function Benefits() {
  const { title, guest, owner } = useMessages(landingMessages).easier;
  return (
    <ContentSection id="easier" title={title}>
      <div className="both">
        {[guest, owner].map((side) => (
          <div className="party" key={side.title}>
            <h3>{side.title}</h3>
            <ul>
              {side.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </ContentSection>
  );
}

export function WhyUs() {
  const { title, reasons } = useMessages(landingMessages).why;
  return (
    <ContentSection id="whyus" title={title}>
      <dl className="reasons">
        {reasons.map((reason) => (
          <div key={reason.title}>
            <dt>{reason.title}</dt>
            <dd>{reason.text}</dd>
          </div>
        ))}
      </dl>
    </ContentSection>
  );
}

export function Story() {
  const { title, first, rest } = useMessages(landingMessages).story;
  return (
    <section className="part story" id="ourstory" aria-labelledby="ourstory-t">
      <img src={morningPicture} {...VIDEO_SIZE} alt="" loading="lazy" decoding="async" />
      <div>
        <h2 id="ourstory-t">{title}</h2>
        <p className="first">{first}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

export function Goals() {
  const { title, list } = useMessages(landingMessages).goals;
  return (
    <ContentSection id="ourgoals" title={title}>
      <ul className="goals">
        {list.map((goal) => (
          <li key={goal.title}>
            <h3>{goal.title}</h3>
            <p>{goal.text}</p>
          </li>
        ))}
      </ul>
    </ContentSection>
  );
}

export function Vision() {
  const { title, text } = useMessages(landingMessages).vision;
  return (
    <section className="vision" id="ourvision" aria-labelledby="ourvision-t">
      <h2 id="ourvision-t">{title}</h2>
      <p>{text}</p>
    </section>
  );
}
