/** The feature that a type of content needs, or null when every member has it. */
export function requiredFeature(type: string): string | null {
  switch (type) {
    case 'script':
      return 'realtalk';
    case 'video':
    case 'videos':
      return 'video';
    case 'social-graphic':
    case 'social-graphics':
      return 'social-graphics';
    default:
      return null;
  }
}
