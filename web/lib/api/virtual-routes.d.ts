declare module 'virtual:yardsign-routes' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module cannot import by a relative path
  export const routes: import('./route-table.ts').RouteTable;
}
