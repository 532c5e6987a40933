import type { Twin } from '../../../lib/i18n/messages.ts';
import type { messages as english } from '../../en/billing/upsell.ts';

export const messages: Twin<typeof english> = {
  notInPlan: 'No está en tu plan',
  whatYouGet: 'Lo que te da',
  upgrade: 'Mejorar mi plan',
  watch: 'Ver un video corto',
  writeToUs: 'Escríbenos',
  ownerOnly: 'Los planes de equipo se acuerdan con nosotros en persona.',
  askOwner: 'Pídeselo a quien dirige tu equipo',
  askOwnerText: '{name} administra tu plan y puede agregarlo.',
  askOwnerSubject: '{feature} para mi cuenta',
  nowYours: '{feature} ya es parte de tu plan.',
  continueTo: 'Continuar a {page}',

  'email-builder': 'Creador de correos',
  'email-builder_lead': 'Boletines que llevan tu nombre y no el nuestro.',
  'email-builder_1': 'Junta artículos, informes y tus propias palabras en minutos.',
  'email-builder_2': 'Tu foto, tu logo y tu línea de licencia van en cada correo sin que los pegues.',
  'email-builder_3': 'Lleva el correo terminado a la herramienta de envío que ya usas.',

  video: 'Video',
  video_lead: 'Videos cortos y terminados que abren y cierran con tu marca.',
  video_1: 'Videos nuevos sobre comprar, vender y el mercado, en inglés y español.',
  video_2: 'Tu nombre y tu logo al principio y al final.',
  video_3: 'Compártelos en tus redes desde el mismo lugar que todo lo demás.',

  tools: 'Herramientas para clientes',
  tools_lead: 'Números que responden lo que tus clientes de verdad preguntan.',
  tools_1: 'Muéstrale a quien compra qué alcanza con su dinero a la tasa de hoy, en un gráfico con tu marca.',
  tools_2: 'Lo que los expertos esperan de los precios, listo para hablar con quien vende.',
  tools_3: 'Un informe sobre una dirección que puedes enviar antes de la primera reunión.',

  mmr: 'Informes mensuales del mercado',
  mmr_lead: 'El mercado del mes, explicado y listo para presentar.',
  mmr_1: 'Gráficas y palabras claras sobre tasas, precios e inventario, nuevas cada mes.',
  mmr_2: 'Diapositivas y un guion, para contarlo ante la cámara o en la mesa.',
  mmr_3: 'Cada página lleva tus datos de contacto.',

  'social-graphics': 'Gráficos para redes',
  'social-graphics_lead': 'Gráficos que parecen hechos por tu propio diseñador.',
  'social-graphics_1': 'Cada gráfico se dibuja con tu foto, tu logo y tu color.',
  'social-graphics_2': 'Cada uno en formato cuadrado, vertical e historia, en inglés y español.',
  'social-graphics_3': 'Publícalos ahora o ponlos en tu calendario.',

  realtalk: 'RealTalk',
  realtalk_lead: 'Dilo ante la cámara, con las palabras a la vista.',
  realtalk_1: 'Guiones sobre lo que tus clientes preguntan esta semana.',
  realtalk_2: 'Un teleprompter que avanza a la velocidad con que hablas.',
  realtalk_3: 'Graba, quédate con la mejor toma y compártela con tu nombre.',

  playbook: 'Guías de acción',
  playbook_lead: 'Planes paso a paso para la parte del trabajo que trae clientes.',
  playbook_1: 'Una meta por guía: open houses, clientes anteriores, captaciones y más.',
  playbook_2: 'Cada paso trae la pieza o las palabras que necesita.',
  playbook_3: 'Sigue donde te quedaste, en cualquier dispositivo.',

  local: 'Datos locales',
  local_lead: 'Los números de tus propias calles, no de todo el país.',
  local_1: 'Precios, días en el mercado e inventario de las zonas que elijas.',
  local_2: 'Gráficos de esos números que llevan tu marca.',
  local_3: 'Un motivo para escribirle a tu vecindario cada mes.',
};
