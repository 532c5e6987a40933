import type { SecurityTexts } from './security.texts.ts';

export const securityEs: SecurityTexts = {
  label: 'Seguridad',
  when: 'Cuándo',
  notYou: 'Si no fuiste tú',
  notYouText:
    'Elige una contraseña nueva y cierra todas las sesiones; las dos cosas están en Cuenta. Tus publicaciones y tu perfil siguen intactos.',
  button: 'Ver mi cuenta',
  news: {
    'second-factor-on': {
      subject: 'Activaste la verificación en dos pasos',
      lead: 'Desde ahora, para iniciar sesión hace falta tu contraseña y un código de tu aplicación de autenticación. Guarda los códigos de recuperación donde puedas encontrarlos sin tu teléfono.',
    },
    'second-factor-off': {
      subject: 'La verificación en dos pasos está desactivada',
      lead: 'Desde ahora basta tu contraseña para iniciar sesión. Los códigos de recuperación ya no sirven.',
    },
    'second-factor-removed': {
      subject: 'Soporte desactivó la verificación en dos pasos',
      lead: 'Nuestro equipo de soporte quitó el segundo factor de tu cuenta, sus códigos de recuperación y sus llaves de acceso, porque le dijeron que se habían perdido. Desde ahora basta tu contraseña para iniciar sesión, y se cerraron todas tus sesiones. Vuelve a activar la verificación en dos pasos en Cuenta.',
    },
    'recovery-code-used': {
      subject: 'Se usó un código de recuperación',
      lead: 'Alguien usó uno de tus códigos de recuperación en lugar de un código de tu aplicación de autenticación. Ese código no sirve una segunda vez.',
    },
    'recovery-codes-renewed': {
      subject: 'Tienes códigos de recuperación nuevos',
      lead: 'Se crearon diez códigos de recuperación nuevos para tu cuenta. Los anteriores ya no sirven.',
    },
    'credential-added': {
      subject: 'Se agregó un acceso a tu cuenta',
      lead: 'Ahora otro usuario y otra contraseña también abren tu cuenta.',
    },
    'credential-changed': {
      subject: 'Cambió un acceso de tu cuenta',
      lead: 'Cambió la contraseña de uno de los accesos adicionales de tu cuenta. Se cerraron las sesiones abiertas con él.',
    },
    'credential-removed': {
      subject: 'Se quitó un acceso de tu cuenta',
      lead: 'Uno de los accesos adicionales de tu cuenta ya no sirve. Se cerraron las sesiones abiertas con él.',
    },
    'passkey-added': {
      subject: 'Se agregó una llave de acceso a tu cuenta',
      lead: 'Ahora una llave de acceso guardada en un dispositivo abre tu cuenta sin contraseña. En Cuenta ves cómo se llama y puedes quitarla.',
    },
    'passkey-removed': {
      subject: 'Se quitó una llave de acceso de tu cuenta',
      lead: 'Una de las llaves de acceso de tu cuenta ya no sirve. Se cerraron las sesiones abiertas con ella en otros lugares.',
    },
    'passkey-refused': {
      subject: 'Se rechazó una llave de acceso',
      lead: 'Alguien intentó iniciar sesión con una llave de acceso de tu cuenta que parece una copia, y no pudo. Quita esa llave en Cuenta y crea otra.',
    },
    'identity-linked': {
      subject: 'Una forma nueva de iniciar sesión en tu cuenta',
      lead: 'Ahora tu cuenta también se abre con Google o con Apple, como lo configuraste.',
    },
    'identity-removed': {
      subject: 'Se quitó una forma de iniciar sesión',
      lead: 'La forma de iniciar sesión con Google o con Apple que se quitó ya no abre tu cuenta.',
    },
  },
  footer: 'Recibes este correo porque trata de la seguridad de tu cuenta.',
};
