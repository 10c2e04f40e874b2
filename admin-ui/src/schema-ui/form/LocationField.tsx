/**
 * Two inputs for coordinates, and a lazily loaded map. The field belongs to the latitude (`lat`) and also writes the
 * longitude (`long`).
 */
import { lazy, Suspense, useState, type ComponentType } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { branchCreateSchema, type Schema } from '@qaima/schemas';
import { LocateFixed, Map as MapIcon, X } from 'lucide-react';
import { useNotify } from 'react-admin';
import { FieldLabel } from '../../components/FieldLabel.js';
import type { MapPoint, LocationMapProps } from '../../components/LocationMap.js';
import { NumberInput } from '../../components/NumberInput.js';
import { useNumberText } from '../../components/useNumberText.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';
import { errorAria, useFormContext } from './formContext.js';
import type { FormFieldProps } from './formTypes.js';
import type { CustomValidate } from './rjsfValidator.js';
import { ErrorText } from './templates/ErrorText.js';

/** Shown if the code of the map can't be loaded; the inputs still work. */
function NoMap() {
  const t = useTranslate();
  return (
    <Box role="status" sx={{ marginBlockStart: '12px', color: tokens.warning, fontSize: 13.5 }}>
      {t('point.noMap')}
    </Box>
  );
}

const PointMap = lazy<ComponentType<LocationMapProps>>(() =>
  import('../../components/LocationMap.js').catch(() => ({ default: NoMap })),
);

const { lat: latitudeField, long: longitudeField } = branchCreateSchema.properties;

/** Six decimals are a precision of about 0.1 m. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

const isWithin = (
  value: unknown,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
): value is number => typeof value === 'number' && value >= minimum && value <= maximum;

const has = (value: unknown) => value !== undefined && value !== null;

/**
 * Rejects a latitude without a longitude, and vice versa: the server would store neither.
 * (docs/spec/domain.md#institution-and-contacts)
 */
export const bothCoordinates =
  (message: string): CustomValidate =>
  (values, errors) => {
    const { lat, long } = values ?? {};
    if (has(lat) !== has(long)) errors[has(lat) ? 'long' : 'lat']?.addError(message);
    return errors;
  };

export function LocationField({ fieldPathId, disabled, onChange }: FormFieldProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { values, errorSchema, touch } = useFormContext();
  const [mapOpen, setMapOpen] = useState(false);
  const [locating, setLocating] = useState(false);
  const latId = fieldPathId.$id;
  const longId = latId.replace(/lat$/, 'long');
  const { lat, long } = values;
  const set = (name: 'lat' | 'long', value: unknown) =>
    onChange(value, [name], undefined, name === 'lat' ? latId : longId);
  const place = (point: MapPoint | null) => {
    set('lat', point ? rounded(point.lat) : undefined);
    set('long', point ? rounded(point.long) : undefined);
  };
  const point = isWithin(lat, latitudeField) && isWithin(long, longitudeField) ? { lat, long } : null;
  const locate = () => {
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        place({ lat: coords.latitude, long: coords.longitude });
      },
      () => {
        setLocating(false);
        notify(t('point.noLocation'), { type: 'error' });
      },
      { enableHighAccuracy: true, timeout: 20_000 },
    );
  };
  return (
    <Box
      component="fieldset"
      sx={{
        margin: 0,
        padding: '10px 14px 14px',
        border: `1px solid ${tokens.line}`,
        borderRadius: '14px',
        minInlineSize: 0,
      }}
    >
      <Box component="legend" sx={{ paddingInline: '6px', fontSize: 14, fontWeight: 700 }}>
        {t('point.title')}
      </Box>
      <Box sx={{ color: tokens.muted, fontSize: 12.5, lineHeight: '19px', marginBlockEnd: '10px' }}>
        {t('point.hint')}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px', alignItems: 'start' }}>
        <Coordinate
          id={latId}
          schema={latitudeField}
          value={lat}
          errors={errorSchema['lat']?.__errors}
          disabled={disabled ?? false}
          onType={(value) => set('lat', value)}
          onLeave={() => touch(latId)}
        />
        <Coordinate
          id={longId}
          schema={longitudeField}
          value={long}
          errors={errorSchema['long']?.__errors}
          disabled={disabled ?? false}
          onType={(value) => set('long', value)}
          onLeave={() => touch(longId)}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '12px' }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<MapIcon size={18} />}
          aria-expanded={mapOpen}
          onClick={() => setMapOpen(!mapOpen)}
        >
          {t(mapOpen ? 'point.close' : 'point.open')}
        </Button>
        {'geolocation' in navigator && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<LocateFixed size={18} />}
            disabled={locating}
            onClick={locate}
          >
            {t(locating ? 'point.locating' : 'point.here')}
          </Button>
        )}
        {(lat !== undefined || long !== undefined) && (
          <Button color="inherit" startIcon={<X size={18} />} onClick={() => place(null)} sx={{ fontWeight: 400 }}>
            {t('point.clear')}
          </Button>
        )}
      </Box>
      {mapOpen && (
        <Suspense
          fallback={
            <Box role="status" sx={{ padding: '24px', textAlign: 'center', color: tokens.muted }}>
              {t('point.loading')}
            </Box>
          }
        >
          <PointMap point={point} onPick={place} />
        </Suspense>
      )}
    </Box>
  );
}

interface CoordinateProps {
  readonly id: string;
  readonly schema: Schema;
  readonly value: unknown;
  readonly errors: readonly string[] | undefined;
  readonly disabled: boolean;
  readonly onType: (value: number | string | undefined) => void;
  readonly onLeave: () => void;
}

function Coordinate({ id, schema, value, errors, disabled, onType, onLeave }: CoordinateProps) {
  const language = useLanguage();
  const number = useNumberText({ value, limits: schema, written: String, onChange: onType });
  return (
    <div>
      <FieldLabel htmlFor={id}>{language === 'en' ? schema['x-en'] : schema.title}</FieldLabel>
      <NumberInput
        id={id}
        number={number}
        limits={schema}
        disabled={disabled}
        onBlur={onLeave}
        {...errorAria(id, errors)}
      />
      <ErrorText id={id} errors={errors} />
    </div>
  );
}
