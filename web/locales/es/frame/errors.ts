import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/frame/errors.ts';

export const messages: Twin<typeof english> = {
  invalid_request: 'Hay algo en el formulario que no está bien. Revisa los campos marcados e inténtalo de nuevo.',
  invalid_user_id: 'El identificador de usuario no es válido',
  link_invalid: 'No pudimos validar el enlace. Pide uno nuevo e inténtalo de nuevo.',
  invalid_login: 'Los datos de acceso no son correctos',
  sign_in_required: 'Inicia sesión para hacer esto.',
  token_expired: 'Tu sesión expiró. Inicia sesión de nuevo.',
  token_invalid: 'Tu sesión expiró. Inicia sesión de nuevo.',
  refresh_reused: 'Tu sesión expiró. Inicia sesión de nuevo.',
  forbidden: 'Tu cuenta no tiene permiso para hacer eso.',
  feature_required: 'Tu cuenta no tiene acceso',
  not_found: 'Esto ya no está aquí.',
  asset_not_saved: 'Algo salió mal al guardar tu imagen',
  film_unbranded:
    'Este video todavía no lleva la marca de nadie. Hazlo primero con tu nombre o elige publicarlo sin él.',
  too_many_requests: 'Fueron demasiadas solicitudes seguidas. Espera un minuto e inténtalo de nuevo.',
  invalid_coupon: 'cupón no válido',
  no_eligible_plans: 'No hay planes que cumplan los requisitos',
  invalid_coupon_type: 'tipo de cupón no válido',
  coupon_problem: 'Hubo un problema con el cupón',
  network_unavailable: 'La red no respondió. No se perdió nada: inténtalo de nuevo en un momento.',
  not_ready: 'El servicio no está disponible en este momento. Inténtalo de nuevo en un minuto.',
  internal: 'Algo salió mal',
  overloaded: 'El servidor está ocupado. Inténtalo de nuevo en un momento.',
  offline: 'No pudimos conectarnos con el servidor. Revisa tu conexión e inténtalo de nuevo.',
  passkey_cancelled: 'No se usó ninguna llave de acceso y nada cambió. Inténtalo de nuevo cuando quieras.',
  passkey_unavailable: 'Este navegador no puede usar llaves de acceso en esta dirección.',
  not_saved: 'No todo se pudo guardar, así que no se hizo nada. Resuelve eso primero; lo que escribiste se conserva.',
  session_not_kept: 'No pudimos iniciar la sesión',
  unreadable_answer: 'No pudimos leer la respuesta del servidor. Inténtalo de nuevo en un momento.',
};
