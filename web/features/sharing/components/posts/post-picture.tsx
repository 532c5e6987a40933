import { useText } from '../../../../lib/i18n/use-text.ts';
import { Picture } from '../../../../ui/display/picture.tsx';
import type { Post } from '../../model.ts';
import classes from './post-picture.module.css';

/** The post as the network shows it: the words, and the picture or the link under them. */
export function PostPicture({ post }: { post: Post }) {
  const text = useText('sharing');
  const image = (
    <Picture
      src={post.proof.url}
      width={post.proof.width}
      height={post.proof.height}
      alt={text('pictureOf', { title: post.content.title })}
      eager
      fallback={text('pictureFailed')}
    />
  );
  return (
    <figure className={classes['post']} lang={post.language}>
      <figcaption className={classes['caption']}>
        <span className={classes['target']}>{post.target.name}</span>
        {post.caption === '' ? (
          <span className={classes['none']}>{text('captionEmpty')}</span>
        ) : (
          <span className={classes['text']}>{post.caption}</span>
        )}
      </figcaption>
      {image}
      {post.pictures.map(({ title, sha256, url, width, height }) => (
        <Picture
          key={sha256}
          src={url}
          width={width}
          height={height}
          alt={text('pictureOf', { title })}
          fallback={text('pictureFailed')}
        />
      ))}
      {post.link !== null && (
        <div className={classes['link']}>
          <span className={classes['host']}>{URL.canParse(post.link) ? new URL(post.link).host : ''}</span>
          <span className={classes['title']}>{post.content.title}</span>
        </div>
      )}
    </figure>
  );
}
