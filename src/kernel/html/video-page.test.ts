import { expect, it } from 'vitest';
import { videoAt, videoPage } from './video-page.ts';

it.each([
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['//www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://player.vimeo.com/video/76979871?h=1', 'https://vimeo.com/76979871'],
  ['https://www.dailymotion.com/embed/video/x7tgad0', 'https://www.dailymotion.com/video/x7tgad0'],
  ['https://media.chain.test/media/trailer/tour.mp4', 'https://media.chain.test/media/trailer/tour.mp4'],
  ['http://media.chain.test:3000/Tour.WEBM', 'http://media.chain.test:3000/Tour.WEBM'],
  ['https://geo.dailymotion.com/player.html?video=x7tgad0', 'https://www.dailymotion.com/video/x7tgad0'],
])('the player at %s leads to %s, which is known again', (player, page) => {
  const video = videoAt(player);
  expect(video === null ? null : videoPage(video).address).toBe(page);
  expect(videoAt(page)).toEqual(video);
});

it.each([
  'http://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ',
  'https://evil.example/https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/"onload=x',
  'https://www.youtube.com/embed/../redirect?q=a',
  'https://www.youtube.com/redirect?v=dQw4w9WgXcQ',
  'javascript:https://vimeo.com/76979871',
  'https://a.example/tour.mp4?then=/account/logout',
  'https://a.example/tour.mp4.html',
  'https://a.example/"onload=x .mp4',
  'https://[a/tour.mp4',
  '/tour.mp4',
  'javascript:tour.mp4',
  '',
])('%j is no video', (address) => {
  expect(videoAt(address)).toBeNull();
});
