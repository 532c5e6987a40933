/** Where a picture of a group is fetched from; null where there is none. @param id the digest of its bytes */
export function partPictureUrl(id: string | undefined): string | null {
  return id === undefined || id === '' ? null : `/api/app/v1/files/${id}`;
}
