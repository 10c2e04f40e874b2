/** The plans that the provider sells, and a form to add or change one. (docs/spec/domain.md#plans) */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isolateAuto, planCreateSchema, planEndpoints, toThousandths, type Plan } from '@qaima/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { useNotify } from 'react-admin';
import { Card } from '../../components/Card.js';
import { EmptyState } from '../../components/EmptyState.js';
import { ListUnavailable } from '../../components/ListUnavailable.js';
import { Money } from '../../components/Money.js';
import { RowsSkeleton } from '../../components/RowsSkeleton.js';
import { StaffFormLayout } from '../../components/StaffFormLayout.js';
import { useApiCall } from '../../data/useApiCall.js';
import { usePlans } from '../../data/usePlans.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { Overrides } from '../../schema-ui/fieldOverrides.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';
import { tokens } from '../../theme/theme.js';

const overrides: Overrides = { 'Plan.price': { half: true }, 'Plan.months': { half: true } };

const NEW_PLAN = { months: 12, isOffered: true };

export default function PlansScreen() {
  const t = useTranslate();
  const call = useApiCall();
  const notify = useNotify();
  const queries = useQueryClient();
  const [edited, setEdited] = useState<Plan | null>(null);
  const { data: plans, error, refetch } = usePlans();
  const { _id: planId, ...values } = edited ?? { _id: '', ...NEW_PLAN };
  const title = edited ? t('plans.edit', { name: isolateAuto(edited.name) }) : t('plans.add');
  return (
    <StaffFormLayout
      beside={
        <Card title={t('staff.rooms.plans')}>
          {!plans && (error ? <ListUnavailable error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />)}
          {plans?.length === 0 && <EmptyState icon={Tags} title={t('plans.empty')} />}
          <Box component="ul" aria-label={t('staff.rooms.plans')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {plans?.map((plan) => (
              <PlanRow key={plan._id} plan={plan} onEdit={() => setEdited(plan)} />
            ))}
          </Box>
          {edited && <Button onClick={() => setEdited(null)}>{t('plans.add')}</Button>}
        </Card>
      }
    >
      <Card title={title}>
        <SchemaForm
          key={planId}
          schema={planCreateSchema}
          initial={values}
          next={() => NEW_PLAN}
          label={title}
          overrides={overrides}
          submit={t('plans.store')}
          submitting={t('desk.sending')}
          onSend={async (body) => {
            await (edited
              ? call(planEndpoints.change, { params: { planId }, body })
              : call(planEndpoints.create, { params: {}, body }));
            notify(t('plans.done'), { type: 'success' });
            setEdited(null);
            await queries.invalidateQueries({ queryKey: ['plans'] });
          }}
        />
      </Card>
    </StaffFormLayout>
  );
}

function PlanRow({ plan, onEdit }: { readonly plan: Plan; readonly onEdit: () => void }) {
  const t = useTranslate();
  const { name, price, months, contents, isOffered } = plan;
  return (
    <Box
      component="li"
      sx={{ paddingBlock: '8px', borderBlockEnd: `1px solid ${tokens.line}`, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px' }}>
        <Box component="strong" sx={{ flex: '1 1 120px' }}>
          <bdi>{name}</bdi>
        </Box>
        <span>
          <Money thousandths={toThousandths(price)} /> · {t('plans.months', { smart_count: months })}
        </span>
        <Button variant="outlined" aria-label={t('plans.edit', { name: isolateAuto(name) })} onClick={onEdit}>
          {t('plans.change')}
        </Button>
      </Box>
      <Box sx={{ color: tokens.muted, fontSize: 13.5, whiteSpace: 'pre-line' }}>
        {!isOffered && <div>{t('plans.withdrawn')}</div>}
        {contents && <bdi>{contents}</bdi>}
      </Box>
    </Box>
  );
}
