/** Where a picture of the content team is fetched from, by its id: what stands in the Markdown of a text. */
export function pictureAddress(id: string): string {
  return `/api/app/v1/pictures/${id}`;
}
