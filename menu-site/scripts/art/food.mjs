/** Foods and backgrounds for the landing page's pictures and videos. */
import { readFile } from 'node:fs/promises';
import { loadImage } from '@napi-rs/canvas';

/** @import { Image, SKRSContext2D } from '@napi-rs/canvas' */

const FOODS = new URL('../../../cms/demo-data/pictures/', import.meta.url);

/** Each background is a radial gradient from `light` to `deep`; `shade` is the colour of the shadows on it. */
export const grounds = {
  ember: { light: '#fbc98d', deep: '#c9502c', shade: '#5a1503' },
  honey: { light: '#fde9c4', deep: '#eba94d', shade: '#6b3d05' },
  rose: { light: '#fbe3d8', deep: '#cf8a74', shade: '#571d10' },
  garden: { light: '#eef2d2', deep: '#8fb489', shade: '#1d3a1c' },
  apricot: { light: '#fcdcc4', deep: '#f0a274', shade: '#6b2a08' },
};

/** @param {SKRSContext2D} context @param {keyof typeof grounds} name @param {number} width @param {number} height */
export function fillGround(context, name, width, height) {
  const { light, deep } = grounds[name];
  const reach = Math.hypot(width, height);
  const gradient = context.createRadialGradient(width * 0.5, height * 0.34, 0, width * 0.5, height * 0.4, reach * 0.66);
  gradient.addColorStop(0, light);
  gradient.addColorStop(1, deep);
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** @param {readonly string[]} names @returns {Promise<Map<string, Image>>} */
export async function loadFoods(names) {
  const entries = [...new Set(names)].map(
    async (name) => /** @type {const} */ ([name, await loadImage(await readFile(new URL(`${name}.webp`, FOODS)))]),
  );
  return new Map(await Promise.all(entries));
}

/**
 * Draws a food with its shadow, centred on the origin. @param {SKRSContext2D} context @param {Image | undefined}
 * image @param {number} side @param {string} shade
 */
export function drawFood(context, image, side, shade) {
  if (!image) return;
  context.save();
  context.shadowColor = `${shade}66`;
  context.shadowBlur = side * 0.1;
  context.shadowOffsetY = side * 0.06;
  context.drawImage(image, -side / 2, -side / 2, side, side);
  context.restore();
}

/** Draws a disc under a dish, centred on the origin. @param {SKRSContext2D} context @param {number} radius */
export function drawDisc(context, radius, opacity = 0.42) {
  context.fillStyle = `rgb(255 255 255 / ${opacity})`;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
}
