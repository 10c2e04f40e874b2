/**
 * A map on which the user chooses a point. The user taps the map, drags the pin, or uses the keyboard: arrow keys move
 * the map, and Enter chooses its centre. If OpenStreetMap's tiles do not load, the user can still type coordinates. The
 * map's large library is loaded lazily.
 */
import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MAP_ATTRIBUTION, MAP_MAX_ZOOM, MAP_TILE_URL_TEMPLATE, LOCATION_ZOOM } from '@qaima/schemas';
import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { Crosshair } from 'lucide-react';
import { useMenu } from '../data/menu.js';
import { useTranslate } from '../i18n/i18n.js';
import { tokens } from '../theme/theme.js';

/** A location in degrees. */
export interface MapPoint {
  readonly lat: number;
  readonly long: number;
}

export interface LocationMapProps {
  readonly point: MapPoint | null;
  readonly onPick: (point: MapPoint) => void;
}

/** The centre of the map if no location is set. */
const AMMAN: MapPoint = { lat: 31.9539, long: 35.9106 };
const WORLD_ZOOM = 11;

const SVG = 'http://www.w3.org/2000/svg';

/** Built from elements instead of an HTML string, so that no text is interpreted as markup. */
function pin(): L.DivIcon {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 32 42');
  svg.setAttribute('width', '32');
  svg.setAttribute('height', '42');
  const drop = document.createElementNS(SVG, 'path');
  drop.setAttribute('d', 'M16 1C7.7 1 1 7.6 1 15.8 1 27 16 41 16 41s15-14 15-25.2C31 7.6 24.3 1 16 1Z');
  drop.setAttribute('fill', tokens.accent);
  drop.setAttribute('stroke', '#fff');
  drop.setAttribute('stroke-width', '2');
  const eye = document.createElementNS(SVG, 'circle');
  eye.setAttribute('cx', '16');
  eye.setAttribute('cy', '16');
  eye.setAttribute('r', '5.5');
  eye.setAttribute('fill', '#fff');
  svg.append(drop, eye);
  const drawing: Element = svg;
  // Leaflet inserts any element, but its type requires an HTML element.
  return L.divIcon({ html: drawing as HTMLElement, className: '', iconSize: [32, 42], iconAnchor: [16, 41] });
}

const toPoint = ({ lat, lng }: L.LatLng): MapPoint => {
  const wrapped = L.latLng(lat, lng).wrap();
  return { lat: wrapped.lat, long: wrapped.lng };
};

export default function LocationMap({ point, onPick }: LocationMapProps) {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(null);
  const marker = useRef<L.Marker>(null);
  const pick = useRef(onPick);
  const [withoutTiles, setWithoutTiles] = useState(false);
  const [first] = useState(() => {
    const [long, lat] = menu?.institution?.location?.geoLocation?.coordinates ?? [];
    const home = lat !== undefined && long !== undefined ? { lat, long } : null;
    return { ...(point ?? home ?? AMMAN), zoom: point ? LOCATION_ZOOM : WORLD_ZOOM };
  });
  const [zoomWords] = useState(() => ({ zoomInTitle: t('point.zoomIn'), zoomOutTitle: t('point.zoomOut') }));

  useEffect(() => {
    pick.current = onPick;
  }, [onPick]);

  useEffect(() => {
    if (!frame.current) return;
    const made = L.map(frame.current, { zoomControl: false, scrollWheelZoom: false }).setView(
      [first.lat, first.long],
      first.zoom,
    );
    made.attributionControl.setPrefix(false);
    L.control.zoom(zoomWords).addTo(made);
    // The page sends no referrer, but the policy of the tile server requires one.
    L.tileLayer(MAP_TILE_URL_TEMPLATE, {
      attribution: MAP_ATTRIBUTION,
      maxZoom: MAP_MAX_ZOOM,
      referrerPolicy: 'origin',
    })
      .on('tileerror', () => setWithoutTiles(true))
      .on('tileload', () => setWithoutTiles(false))
      .addTo(made);
    made.on('click', ({ latlng }) => pick.current(toPoint(latlng)));
    map.current = made;
    return () => {
      made.remove();
      map.current = null;
      marker.current = null;
    };
  }, [first, zoomWords]);

  const { lat, long } = point ?? {};
  useEffect(() => {
    const on = map.current;
    if (!on) return;
    if (lat === undefined || long === undefined) {
      marker.current?.remove();
      marker.current = null;
      return;
    }
    if (marker.current) marker.current.setLatLng([lat, long]);
    else {
      const made = L.marker([lat, long], { icon: pin(), draggable: true, keyboard: false });
      made.on('dragend', () => pick.current(toPoint(made.getLatLng()))).addTo(on);
      marker.current = made;
    }
    if (!on.getBounds().contains([lat, long])) on.setView([lat, long], Math.max(on.getZoom(), LOCATION_ZOOM));
  }, [lat, long]);

  const pickCentre = () => map.current && onPick(toPoint(map.current.getCenter()));

  return (
    <Box sx={{ display: 'grid', gap: '8px', marginBlockStart: '12px' }}>
      {withoutTiles && (
        <Box
          role="status"
          sx={{
            padding: '8px 12px',
            borderRadius: '12px',
            color: tokens.warningText,
            backgroundColor: tokens.warningSoft,
            fontSize: 13.5,
          }}
        >
          {t('point.noTiles')}
        </Box>
      )}
      <Box
        ref={frame}
        role="application"
        aria-label={t('point.map')}
        dir="ltr"
        onKeyDown={(event: React.KeyboardEvent) => {
          if (event.key !== 'Enter' || event.target !== frame.current) return;
          event.preventDefault();
          pickCentre();
        }}
        sx={{
          blockSize: 280,
          borderRadius: '14px',
          overflow: 'hidden',
          border: `1px solid ${tokens.line}`,
          // Keeps the z-indexes of the map below the app bar and dialogs.
          isolation: 'isolate',
          // The map library's style sheet loads later. `&&` gives these rules a higher specificity.
          '&&': { backgroundColor: tokens.sunken },
          '&& .leaflet-bar a': {
            inlineSize: 44,
            blockSize: 44,
            lineHeight: '44px',
            color: tokens.text,
            backgroundColor: tokens.surface,
            borderColor: tokens.line,
          },
          '&& .leaflet-control-attribution': { fontFamily: 'inherit', fontSize: 12, backgroundColor: tokens.surface },
          '&& .leaflet-control-attribution a': { color: tokens.accentDark, textDecoration: 'underline' },
          '&:focus-visible::after': {
            content: '""',
            position: 'absolute',
            inset: 'calc(50% - 9px)',
            zIndex: 1000,
            border: `3px solid ${tokens.danger}`,
            borderRadius: '50%',
          },
        }}
      />
      <Button
        size="small"
        color="inherit"
        startIcon={<Crosshair size={18} />}
        onClick={pickCentre}
        sx={{ justifySelf: 'start', fontWeight: 400 }}
      >
        {t('point.centre')}
      </Button>
    </Box>
  );
}
