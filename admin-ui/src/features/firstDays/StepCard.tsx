/** A step of the checklist, with the input that completes it or a link to its screen. */
import { useId, type RefObject } from 'react';
import Button from '@mui/material/Button';
import {
  ApiError,
  endpointUrl,
  formFieldAt,
  qrEndpoints,
  sectionCreateSchema,
  toSettingsPayload,
  whatsappFormSchema,
  type FirstStep,
  type Menu,
} from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { MenuPicture } from '../../components/MenuPicture.js';
import { useCountryCodes } from '../../data/useCountryCodes.js';
import { useMarkCodePrinted } from '../../data/useMarkCodePrinted.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useSaveSettings } from '../../data/useSaveSettings.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { TextWidget } from '../../schema-ui/form/widgets/TextWidget.js';
import css from './firstDays.module.css';
import { stepIcons } from './stepIcons.js';

interface StepCardProps {
  readonly step: FirstStep;
  readonly menu: Menu;
  readonly cardRef: RefObject<HTMLElement | null>;
}

export function StepCard({ step, menu, cardRef }: StepCardProps) {
  const t = useTranslate();
  const id = useId();
  const Icon = stepIcons[step];
  return (
    <section ref={cardRef} className={css['card']} data-next="" aria-labelledby={id} tabIndex={-1}>
      <div className={css['head']}>
        <span className={css['icon']}>
          <Icon size={22} aria-hidden="true" />
        </span>
        <div>
          <h3 id={id}>{t(`firstDays.steps.${step}.title`)}</h3>
          <p className={css['hint']}>{t(`firstDays.steps.${step}.hint`)}</p>
        </div>
      </div>
      <StepControl step={step} menu={menu} />
    </section>
  );
}

function StepControl({ step, menu }: Pick<StepCardProps, 'step' | 'menu'>) {
  switch (step) {
    case 'logo':
      return <MenuPicture name="logo" menu={menu} />;
    case 'section':
      return <SectionForm />;
    case 'items':
      return <ToScreen step={step} path="items?view=rows" />;
    case 'hours':
      return <ToScreen step={step} path="workingDays" />;
    case 'whatsapp':
      return <WhatsappForm />;
    case 'code':
      return <SheetDownload menu={menu} />;
  }
}

interface ToScreenProps {
  readonly step: 'items' | 'hours';
  readonly path: string;
}

function ToScreen({ step, path }: ToScreenProps) {
  const t = useTranslate();
  const basename = useBasename();
  return (
    <Button component={Link} to={`${basename}/${path}`} variant="contained" fullWidth>
      {t(`firstDays.steps.${step}.action`)}
    </Button>
  );
}

function SheetDownload({ menu }: Pick<StepCardProps, 'menu'>) {
  const t = useTranslate();
  const markPrinted = useMarkCodePrinted();
  const href = endpointUrl(qrEndpoints.sheet, { menuId: menu._id }, { size: 'A4' });
  return (
    <Button component="a" href={href} download variant="contained" fullWidth onClick={markPrinted}>
      {t('firstDays.steps.code.action')}
    </Button>
  );
}

const hidden = { hidden: true } as const;
/** The first section needs only a title; its form hides the other fields. */
const sectionFields: Overrides = Object.fromEntries(
  Object.keys(sectionCreateSchema.properties).map((field) => [`Section.${field}`, field === 'title' ? {} : hidden]),
);
const ORDINARY = { prime: false };

function SectionForm() {
  const t = useTranslate();
  const { create } = useMenuMutations('sections');
  return (
    <SchemaForm
      schema={sectionCreateSchema}
      initial={ORDINARY}
      overrides={sectionFields}
      label={t('firstDays.steps.section.title')}
      submit={t('firstDays.steps.section.action')}
      submitting={t('form.creating')}
      onSend={async (values) => void (await create(values))}
    />
  );
}

const whatsappFields: Overrides = { 'WhatsappForm.whatsapp': { widget: TextWidget } };

function WhatsappForm() {
  const t = useTranslate();
  const save = useSaveSettings();
  const complete = useCountryCodes(whatsappFormSchema);
  const basename = useBasename();
  return (
    <SchemaForm
      schema={whatsappFormSchema}
      overrides={whatsappFields}
      complete={complete}
      label={t('firstDays.steps.whatsapp.title')}
      submit={t('firstDays.steps.whatsapp.action')}
      submitting={t('form.saving')}
      onSend={(values) =>
        save(toSettingsPayload(values)).catch((error: unknown) => {
          throw error instanceof ApiError ? error.mapPaths(formFieldAt) : error;
        })
      }
      between={
        <Button component={Link} to={`${basename}/publicInfo?card=orderSettings`} color="inherit">
          {t('firstDays.steps.whatsapp.otherwise')}
        </Button>
      }
    />
  );
}
