export function BasicPage() {
  return null;
}
