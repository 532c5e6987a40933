import type { NodeType, TypeName } from '../graph/node-type.ts';
import { albumType } from './album.ts';
import { attachmentMediaType, attachmentTargetType, attachmentType } from './attachment.ts';
import { commentType } from './comment.ts';
import { instagramType } from '../instagram/account.ts';
import { mediaCommentType } from '../instagram/comment.ts';
import { containerType, mediaType } from '../instagram/container.ts';
import { pageCategoryType, pageType } from './page.ts';
import { photoType } from './photo.ts';
import { pictureType } from './picture.ts';
import { postType } from './post.ts';
import { reactionType } from './reaction.ts';
import { permissionType, userType } from './user.ts';
import { videoType } from './video.ts';

/** The whole graph: every type of node, by its name. */
export const graphTypes: Readonly<Record<TypeName, NodeType<unknown>>> = {
  Album: albumType,
  Comment: commentType,
  IGComment: mediaCommentType,
  IGMedia: mediaType,
  IGMediaBuilder: containerType,
  IGUser: instagramType,
  Page: pageType,
  PageCategory: pageCategoryType,
  Permission: permissionType,
  Photo: photoType,
  Post: postType,
  ProfilePictureSource: pictureType,
  Reaction: reactionType,
  StoryAttachment: attachmentType,
  StoryAttachmentMedia: attachmentMediaType,
  StoryAttachmentTarget: attachmentTargetType,
  User: userType,
  Video: videoType,
};
