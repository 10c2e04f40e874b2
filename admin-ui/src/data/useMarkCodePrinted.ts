/** Marks the QR code as printed in the cached menu. The server has marked it when the file was downloaded. */
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
