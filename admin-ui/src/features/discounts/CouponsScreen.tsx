/** The coupons of a menu: single codes, codes of one use, and their uses as a spreadsheet. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { couponBulkCreateSchema, couponEndpoints, type CouponBulk } from '@qaima/schemas';
import { ListPlus } from 'lucide-react';
import { useNotify, useRefresh } from 'react-admin';
import { Card } from '../../components/Card.js';
import { DownloadButton } from '../../components/DownloadButton.js';
import { useApi } from '../../data/api.js';
import { useMenu, useMenuName } from '../../data/menu.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useTranslate } from '../../i18n/i18n.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { PartScreen } from '../../schema-ui/parts/PartScreen.js';
import { ruleOverrides } from './ruleOverrides.js';

const form = { overrides: ruleOverrides('Coupon') };
const bulkOverrides = {
  ...ruleOverrides('CouponBulk'),
  'CouponBulk.count': { half: true },
  'CouponBulk.prefix': { half: true },
} as const;

/** The form that issues codes of one use; they are in the spreadsheet of uses. */
function IssueCodes({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const menuId = useMenuName();
  const call = useApiCall();
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <Card title={t('coupons.issue')}>
      <SchemaForm
        schema={couponBulkCreateSchema}
        overrides={bulkOverrides}
        label={t('coupons.issue')}
        submit={t('coupons.issue')}
        submitting={t('form.creating')}
        leading
        currency={menu?.currency}
        onSend={async (values) => {
          // The cast is safe: the form has validated the values by this schema.
          const body = values as unknown as CouponBulk;
          await call(couponEndpoints.createMany, { params: { menuId }, body });
          notify(t('coupons.issued'), { type: 'success' });
          refresh();
        }}
        onSent={onDone}
      />
    </Card>
  );
}

export default function CouponsScreen() {
  const t = useTranslate();
  const api = useApi();
  const menuId = useMenuName();
  const [isIssuing, setIssuing] = useState(false);
  const before = (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<ListPlus size={20} />}
          aria-expanded={isIssuing}
          onClick={() => setIssuing(!isIssuing)}
        >
          {t('coupons.issue')}
        </Button>
        <DownloadButton
          label={t('coupons.uses')}
          fetchFile={(onProgress) =>
            api.download(couponEndpoints.list, { params: { menuId }, query: { excel: '1' }, onProgress })
          }
        />
      </Box>
      {isIssuing && <IssueCodes onDone={() => setIssuing(false)} />}
    </>
  );
  return <PartScreen kind="coupon" form={form} before={before} />;
}
