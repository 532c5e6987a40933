/** What is said of one network only, under its key. */
export const networks = {
  facebook_about: 'Publica imágenes, videos y artículos en las páginas que administras.',
  facebook_why:
    'Las páginas las eliges en Facebook. Solo publicamos lo que tú nos pides, y nunca en tu perfil personal.',
  facebook_permissionsMissing:
    'Parece que no nos diste permiso en Facebook. Para compartir y programar publicaciones en tus páginas de Facebook tienes que aprobar todos los permisos.',
  facebook_refused: 'Se cerró el acceso a Facebook o no se autorizaron todos los permisos.',
  facebook_tokenFailed: 'Hubo un error al obtener un acceso de larga duración.',
  facebook_expired:
    'Facebook ya no acepta nuestra conexión. Reconecta y las publicaciones en espera se publicarán solas.',
  facebook_failed: 'Algo salió mal al publicar en Facebook: {reason}',
  facebook_uploadFailed: 'Algo salió mal al subir las imágenes a Facebook',
  facebook_missing_post: 'publicar en tus páginas',
  facebook_missing_access: 'acceder a tus páginas',
  facebook_missing_instagram: 'publicar en Instagram',
  instagram_about: 'Publica imágenes, carruseles y reels en tu cuenta profesional.',
  instagram_why:
    'Entras con Facebook, porque cada cuenta de Instagram en la que podemos publicar pertenece a una de tus páginas. Las páginas se conectan al mismo tiempo.',
  instagram_permissionsMissing:
    'Parece que no nos diste permiso en Instagram. Para compartir y programar publicaciones en tu cuenta de Instagram tienes que aprobar todos los permisos.',
  instagram_refused: 'Se cerró el acceso a Facebook o no se autorizaron todos los permisos.',
  instagram_tokenFailed: 'Hubo un error al obtener un acceso de larga duración.',
  instagram_expired:
    'Instagram ya no acepta nuestra conexión. Reconecta y las publicaciones en espera se publicarán solas.',
  instagram_failed: 'Algo salió mal al publicar en Instagram: {reason}',
  instagram_uploadFailed: 'Algo salió mal al publicar en Instagram: no aceptó el archivo.',
  instagram_missing_post: 'publicar en Instagram',
  instagram_missing_access: 'encontrar la página a la que pertenece tu cuenta',
  linkedin_about: 'Publica imágenes, videos y artículos en tu perfil y en las páginas de tu empresa.',
  linkedin_why:
    'Tú eliges adónde va cada publicación: a tu perfil o a una página que administras. Solo publicamos lo que tú nos pides.',
  linkedin_permissionsMissing:
    'Parece que no nos diste permiso en LinkedIn. Para compartir y programar publicaciones en LinkedIn tienes que aprobar todos los permisos.',
  linkedin_refused: 'Se cerró el acceso a LinkedIn o no se autorizaron todos los permisos.',
  linkedin_tokenFailed: 'No se pudo obtener el acceso de LinkedIn',
  linkedin_expired:
    'LinkedIn ya no acepta nuestra conexión. Reconecta y las publicaciones en espera se publicarán solas.',
  linkedin_failed: 'Error al publicar en LinkedIn: {reason}',
  linkedin_uploadFailed: 'Error al publicar en LinkedIn: no aceptó el archivo.',
  linkedin_missing_post: 'publicar en tu perfil',
  linkedin_missing_pages: 'publicar en las páginas de tu empresa',
  x_about: 'Publica imágenes, videos y artículos en tu cuenta.',
  x_why: 'La conexión se mantiene sin que tengas que volver: X la renueva mientras tú la permitas.',
  x_permissionsMissing:
    'Parece que no nos diste permiso en X. Para compartir y programar publicaciones en X tienes que aprobar todos los permisos.',
  x_refused: 'Se cerró el acceso a X o no se autorizaron todos los permisos.',
  x_tokenFailed: 'No se pudo obtener el acceso de X',
  x_expired: 'X ya no acepta nuestra conexión. Reconecta y las publicaciones en espera se publicarán solas.',
  x_failed: 'Algo salió mal al publicar en X: {reason}',
  x_uploadFailed: 'Algo salió mal al publicar en X: no aceptó el archivo.',
  x_missing_post: 'publicar en tu cuenta',
  tiktok_about: 'Publica videos en tu cuenta.',
  tiktok_why: 'La conexión se mantiene sin que vuelvas aquí: TikTok la renueva mientras tú lo permitas.',
  tiktok_permissionsMissing:
    'Parece que no nos diste permiso en TikTok. Para compartir y programar videos en TikTok tienes que aprobar todos los permisos.',
  tiktok_refused: 'Se cerró el acceso a TikTok o no se autorizaron todos los permisos.',
  tiktok_tokenFailed: 'No se pudo obtener el acceso de TikTok',
  tiktok_expired: 'TikTok ya no acepta nuestra conexión. Reconecta y las publicaciones en espera se publicarán solas.',
  tiktok_failed: 'Error al publicar en TikTok: {reason}',
  tiktok_uploadFailed: 'Error al publicar en TikTok: no aceptó el archivo.',
  tiktok_missing_post: 'publicar videos en tu cuenta',
  youtube_about: 'Publica videos en tu canal.',
  youtube_why: 'La conexión se mantiene sin que vuelvas aquí: Google la renueva mientras tú lo permitas.',
  youtube_permissionsMissing:
    'Parece que no nos diste permiso en YouTube. Para compartir y programar videos en YouTube tienes que aprobar todos los permisos.',
  youtube_refused: 'Se cerró el acceso a YouTube o no se autorizaron todos los permisos',
  youtube_tokenFailed: 'No se pudieron obtener los accesos de YouTube',
  youtube_expired: 'La autorización de YouTube venció. Reconecta tu cuenta.',
  youtube_failed: 'Error al publicar en YouTube: {reason}',
  youtube_uploadFailed: 'Error inesperado al subir el video',
  youtube_missing_post: 'publicar videos en tu canal',
};
