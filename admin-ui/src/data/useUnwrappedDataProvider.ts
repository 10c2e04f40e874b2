/** The data provider as it is. react-admin's own hook answers a session that has ended with an empty success. */
import { useContext } from 'react';
import { DataProviderContext, type DataProvider } from 'react-admin';

export function useUnwrappedDataProvider(): DataProvider {
  const provider = useContext(DataProviderContext);
  if (!provider) throw new Error('useProvider needs a CoreAdminContext above it');
  return provider;
}
