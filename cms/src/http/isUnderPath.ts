export function isUnder(path: string, address: string): boolean {
  return path.startsWith(address) && (path.length === address.length || path[address.length] === '/');
}
