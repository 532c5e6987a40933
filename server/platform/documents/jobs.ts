/** A document to be set. Whatever somebody typed is data; only the template is source. */
export interface DocumentJob {
  /** The name of a template in the folder of templates, such as `piece.typ`. */
  template: string;
  /** What the template reads as `data.json`. */
  data: object;
  /** Pictures that the data name, by their file names. */
  pictures: Readonly<Record<string, Uint8Array>>;
}

/** Where the process finds what is its own. */
export interface TypesetterFiles {
  /** The folder of templates; nothing outside of it can be read by one. */
  templates: string;
  /** Folder of `scene/fonts`. */
  fonts: string;
}

export type ProcessJob = DocumentJob & { files: TypesetterFiles };
