/** What an error code stands for. */
export interface ErrorKind {
  /** The HTTP status. */
  status: number;
  /** Our fault or a vendor's, which goes to the error report; the others are answers. */
  reportable: boolean;
  /** Plain English for API clients and logs; what a member reads is the text of the code in `web/locales`. */
  message: string;
}
