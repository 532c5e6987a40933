export const messages = {
  earlier: 'Your earlier pictures',
  noImages: 'None yet. What you upload here waits here for the next time.',
  imagesFailed: 'Error getting images',
  useImage: 'Use {name}, uploaded on {date}',
  takePhoto: 'Take a photo',
  orPaste: 'or drop or paste it here',
  heic: 'This is an HEIC picture, which most browsers and networks cannot show. On your iPhone choose Settings, Camera, Formats, Most Compatible and take it again, or open this page on the iPhone and choose the photo there: the iPhone then sends a JPEG.',
  keys: 'Arrow keys move the picture, plus and minus zoom, R turns it.',
  cutAt: 'Zoom {zoom}. Turned {turned} degrees. Starts {left} from the left and {top} from the top.',
} as const;
