/**
 * A place: a pasted link or the coordinates in one input, the position of the device, or a lazily loaded map. The field
 * belongs to the latitude (`lat`) and also writes the longitude (`long`).
 */
import { lazy, Suspense, useState, type ComponentType } from 'react';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { pointInLink } from '@qaima/schemas';
import { LocateFixed, Map as MapIcon, X } from 'lucide-react';
import { useNotify } from 'react-admin';
import { FieldLabel } from '../../components/FieldLabel.js';
import type { MapPoint, LocationMapProps } from '../../components/LocationMap.js';
import { useTranslate } from '../../i18n/i18n.js';
import { errorAria, useFormContext } from './formContext.js';
import type { FormFieldProps } from './formTypes.js';
import css from './location.module.css';
import { ErrorText } from './templates/ErrorText.js';

/** Shown if the code of the map can't be loaded; the input still works. */
function NoMap() {
  const t = useTranslate();
  return (
    <div role="status" className={css['warning']}>
      {t('point.noMap')}
    </div>
  );
}

const PointMap = lazy<ComponentType<LocationMapProps>>(() =>
  import('../../components/LocationMap.js').catch(() => ({ default: NoMap })),
);

/** Six decimals are a precision of about 0.1 m. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

const isShortLink = (text: string) => /goo\.gl|maps\.apple\b|osm\.org\/go/.test(text);

export function LocationField({ fieldPathId, disabled, onChange }: FormFieldProps) {
  const t = useTranslate();
  const notify = useNotify();
  const { values, errorSchema, touch } = useFormContext();
  const [mapOpen, setMapOpen] = useState(false);
  const [locating, setLocating] = useState(false);
  /** What was pasted or typed, while no place was found in it. */
  const [unread, setUnread] = useState<string | null>(null);
  const id = fieldPathId.$id;
  const { lat, long } = values;
  const point = typeof lat === 'number' && typeof long === 'number' ? { lat, long } : null;
  const place = (next: MapPoint | null) => {
    setUnread(null);
    onChange(next ? rounded(next.lat) : undefined, ['lat'], undefined, id);
    onChange(next ? rounded(next.long) : undefined, ['long'], undefined, id.replace(/lat$/, 'long'));
  };
  const read = (text: string) => {
    const next = pointInLink(text);
    if (next || text.trim() === '') place(next);
    else setUnread(text);
  };
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
  const stored = [lat, long].filter((degrees) => typeof degrees === 'number').join(', ');
  const errors = [
    ...(unread === null ? [] : [t(isShortLink(unread) ? 'point.shortLink' : 'point.unread')]),
    ...(errorSchema['lat']?.__errors ?? []),
    ...(errorSchema['long']?.__errors ?? []),
  ];
  return (
    <fieldset className={css['place']}>
      <legend>{t('point.title')}</legend>
      <FieldLabel htmlFor={id}>{t('point.link')}</FieldLabel>
      <OutlinedInput
        id={id}
        fullWidth
        disabled={disabled ?? false}
        error={errors.length > 0}
        value={unread ?? stored}
        placeholder={t('point.linkExample')}
        onChange={({ target }) => read(target.value)}
        onBlur={() => touch(id)}
        onFocus={({ target }) => target.select()}
        inputProps={{ dir: 'ltr', ...errorAria(id, errors) }}
      />
      <ErrorText id={id} errors={errors} />
      <p className={css['hint']}>{t('point.hint')}</p>
      <div className={css['ways']}>
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
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<MapIcon size={18} />}
          aria-expanded={mapOpen}
          onClick={() => setMapOpen(!mapOpen)}
        >
          {t(mapOpen ? 'point.close' : 'point.open')}
        </Button>
        {(stored !== '' || unread !== null) && (
          <Button color="inherit" startIcon={<X size={18} />} onClick={() => place(null)}>
            {t('point.clear')}
          </Button>
        )}
      </div>
      {mapOpen && (
        <Suspense
          fallback={
            <div role="status" className={css['loading']}>
              {t('point.loading')}
            </div>
          }
        >
          <PointMap point={point} onPick={place} />
        </Suspense>
      )}
    </fieldset>
  );
}
