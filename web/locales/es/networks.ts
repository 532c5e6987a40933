/** What is said of one network only, under its key. */
export const networks = {
  facebook_about: 'Publica imágenes y artículos en las páginas que administras.',
  facebook_why:
    'Las páginas las eliges en Facebook. Solo publicamos lo que tú nos pides, y nunca en tu perfil personal.',
  facebook_permissionsMissing:
    'Parece que no nos diste permiso en Facebook. Para compartir y programar publicaciones en tus páginas de Facebook tienes que aprobar todos los permisos.',
  facebook_refused: 'Se cerró el acceso a Facebook o no se autorizaron todos los permisos.',
  facebook_failed: 'Algo salió mal al publicar en Facebook: {reason}',
  facebook_uploadFailed: 'Algo salió mal al subir las imágenes a Facebook',
  facebook_missing_post: 'publicar en tus páginas',
  facebook_missing_access: 'acceder a tus páginas',
  facebook_missing_instagram: 'publicar en Instagram',
  instagram_about: 'Publica imágenes en tu cuenta profesional.',
  instagram_why:
    'Entras con Facebook, porque cada cuenta de Instagram en la que podemos publicar pertenece a una de tus páginas. Las páginas se conectan al mismo tiempo.',
  instagram_permissionsMissing:
    'Parece que no nos diste permiso en Instagram. Para compartir y programar publicaciones en tu cuenta de Instagram tienes que aprobar todos los permisos.',
  instagram_refused: 'Se cerró el acceso a Facebook o no se autorizaron todos los permisos.',
  instagram_failed: 'Algo salió mal al publicar en Instagram: {reason}',
  instagram_uploadFailed: 'Algo salió mal al publicar en Instagram: no aceptó el archivo.',
  instagram_missing_post: 'publicar en Instagram',
  instagram_missing_access: 'encontrar la página a la que pertenece tu cuenta',
  linkedin_about: 'Publica imágenes y artículos en tu perfil y en las páginas de tu empresa.',
  linkedin_why:
    'Tú eliges adónde va cada publicación: a tu perfil o a una página que administras. Solo publicamos lo que tú nos pides.',
  linkedin_permissionsMissing:
    'Parece que no nos diste permiso en LinkedIn. Para compartir y programar publicaciones en LinkedIn tienes que aprobar todos los permisos.',
  linkedin_refused: 'Se cerró el acceso a LinkedIn o no se autorizaron todos los permisos.',
  linkedin_failed: 'Error al publicar en LinkedIn: {reason}',
  linkedin_uploadFailed: 'Error al publicar en LinkedIn: no aceptó el archivo.',
  linkedin_missing_post: 'publicar en tu perfil',
  linkedin_missing_pages: 'publicar en las páginas de tu empresa',
  x_about: 'Publica imágenes y artículos en tu cuenta.',
  x_why: 'La conexión se mantiene sin que tengas que volver: X la renueva mientras tú la permitas.',
  x_permissionsMissing:
    'Parece que no nos diste permiso en X. Para compartir y programar publicaciones en X tienes que aprobar todos los permisos.',
  x_refused: 'Se cerró el acceso a X o no se autorizaron todos los permisos.',
  x_failed: 'Algo salió mal al publicar en X: {reason}',
  x_uploadFailed: 'Algo salió mal al publicar en X: no aceptó el archivo.',
  x_missing_post: 'publicar en tu cuenta',
  tiktok_about: 'Videos en tu cuenta.',
  youtube_about: 'Videos y shorts en tu canal.',
};
