/**
 * Marks the QR code as printed in the cached menu. On the server, the download of the QR code has already marked it.
 */
import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { patchMenu, useMenuName } from './menu.js';

export function useMarkCodePrinted(): () => void {
  const queries = useQueryClient();
  const menuName = useMenuName();
  return useCallback(() => {
    void patchMenu(queries, menuName, (menu) => ({ ...menu, firstDays: { ...menu.firstDays, codePrinted: true } }));
  }, [queries, menuName]);
}
