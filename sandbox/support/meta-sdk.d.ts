// Meta's answers are read by path in the tests; each test names the shape it expects.
// oxlint-disable typescript/no-explicit-any

/** The few parts of Meta's own client that the tests use; it brings no types of its own. */
declare module 'facebook-nodejs-business-sdk' {
  export class FacebookAdsApi {
    constructor(accessToken: string, locale?: string, crashLog?: boolean);
    setShowHeader(flag: boolean): this;
    call(method: string, path: string[], params?: object): Promise<any>;
    getAppID(): Promise<any>;
  }
  export class FacebookAdsApiBatch {
    constructor(api: FacebookAdsApi);
    add(
      method: string,
      path: string[] | string,
      params?: object,
      files?: object,
      success?: (answer: any) => void,
      failure?: (answer: any) => void,
    ): object;
    execute(): Promise<FacebookAdsApiBatch | null>;
  }
  /** Fields are read by name, and each edge has its own methods. */
  class Node {
    static Fields: Record<string, string>;
    static getByIds(ids: string[], fields: string[], params: object, api: FacebookAdsApi): Promise<any[]>;
    constructor(id: string, data?: object, parentId?: string, api?: FacebookAdsApi);
    id: string;
    get(fields?: string[], params?: object): Promise<any>;
    update(fields: string[], params: object): Promise<any>;
    delete(fields?: string[], params?: object): Promise<any>;
    [name: string]: any;
  }
  export class User extends Node {}
  export class Page extends Node {}
  export class PagePost extends Node {}
  export class Post extends Node {}
  export class Photo extends Node {}
  export class Album extends Node {}
  export class Comment extends Node {}
  export class IGUser extends Node {}
  export class IGMedia extends Node {}
  export class ProfilePictureSource extends Node {}
}
