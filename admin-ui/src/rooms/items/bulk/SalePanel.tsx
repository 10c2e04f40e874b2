/** One discount for many chosen items, with what each will cost. (Document 1, section 2.) */
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import { itemCalls, parseNumber, shownPrice } from '@qaima/schemas';
import { useSay } from '../../../app/i18n.js';
import { look } from '../../../app/theme.js';
import { useApi } from '../../../data/api.js';
import { useMenu, type MenuItem } from '../../../data/menu.js';
import { sectionOfItem } from '../../../data/menuDataProvider.js';
import { Price } from '../../../parts/Price.js';
import { fractionOf, PercentInput } from '../PercentInput.js';
import type { ViewProps } from '../views.js';
import { ManyPanel } from './ManyPanel.js';
import type { SendOne } from './useBatch.js';

export default function SalePanel(props: ViewProps) {
  const say = useSay();
  const api = useApi();
  const id = useId();
  const { data: menu } = useMenu();
  const { chosen } = props.selection;
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const percent = parseNumber(text);
  const offPrice = percent !== null && percent > 0 && percent <= 100 ? fractionOf(percent) : null;
  const wrong = offPrice === null && (tried || text !== '');

  const prepare = (): Promise<SendOne | null> => {
    setTried(true);
    if (offPrice === null) {
      document.getElementById(id)?.focus();
      return Promise.resolve(null);
    }
    const menuId = menu?._id ?? '';
    return Promise.resolve(async ({ _id }) => {
      const sectionId = sectionOfItem(menu, _id)?._id ?? '';
      const params = { menuId, sectionId, itemId: _id };
      await api.ask(itemCalls.change, { params, body: { sale: { onSale: true, offPrice } } });
    });
  };

  return (
    <ManyPanel
      {...props}
      heading="bulk.sale"
      begin="bulk.saleBegin"
      failed="bulk.saleFailed"
      done="bulk.saleDone"
      prepare={prepare}
      beside={(item) => (
        <Becomes item={item} offPrice={chosen.has(item._id) ? offPrice : null} currency={props.currency} />
      )}
    >
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', marginBlockEnd: '4px', fontSize: 14, fontWeight: 600 }}
      >
        {say('items.percent')}
      </Box>
      <PercentInput
        id={id}
        text={text}
        onText={setText}
        error={wrong}
        {...(wrong ? { 'aria-describedby': `${id}-message`, 'aria-invalid': true } : {})}
      />
      {wrong ? (
        <Box id={`${id}-message`} sx={{ marginBlockStart: '4px', color: look.danger, fontSize: 12.5 }}>
          {say('items.percentNeeded')}
        </Box>
      ) : (
        <Box sx={{ marginBlockStart: '4px', color: look.muted, fontSize: 12.5 }}>{say('bulk.saleHint')}</Box>
      )}
    </ManyPanel>
  );
}

interface BecomesProps extends Pick<ViewProps, 'currency'> {
  readonly item: MenuItem;
  readonly offPrice: number | null;
}

/** What an item costs, and with the discount that is being typed what it will. */
function Becomes({ item, offPrice, currency }: BecomesProps) {
  const now = shownPrice(item);
  const then = offPrice === null ? now : shownPrice({ ...item, sale: { onSale: true, offPrice } });
  if (!now || !then) return null;
  const before = then.original ?? now.original;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'end', fontSize: 13.5, lineHeight: '20px' }}>
      <Price kind={before === null ? 'full' : 'sale'} thousandths={then.price} currency={currency} />
      {before !== null && <Price kind="old" thousandths={before} currency={currency} />}
    </Box>
  );
}
