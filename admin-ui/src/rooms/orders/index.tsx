/** The provider's orders: the table with its filters, and the order that is open beside it. (Document 2, section 2.) */
import Box from '@mui/material/Box';
import { useSay } from '../../app/i18n.js';

export default function Orders() {
  const say = useSay();
  return (
    <Box component="main" sx={{ padding: '16px' }}>
      <Box component="h2" sx={{ margin: 0, fontSize: 22, lineHeight: '30px', fontWeight: 800 }}>
        {say('staff.rooms.orders')}
      </Box>
    </Box>
  );
}
