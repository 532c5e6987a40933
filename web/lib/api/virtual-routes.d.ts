declare module 'virtual:yardsign-routes' {
  export const routes: import('./route-table.ts').RouteTable;
}
