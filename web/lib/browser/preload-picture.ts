/** Has the browser fetch a picture before an `<img>` asks for it, in the width that this one will choose. */
export function preloadPicture({ src, srcSet, sizes }: { src: string; srcSet: string; sizes: string }): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  link.imageSrcset = srcSet;
  link.imageSizes = sizes;
  link.href = src;
  document.head.append(link);
}
