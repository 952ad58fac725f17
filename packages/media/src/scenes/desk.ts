import type { Scene } from './scene.ts';

const glsl = /* glsl */ `
const vec3 BOUNDS_LO = vec3(-3.6, 0.0, -1.6), BOUNDS_HI = vec3(3.6, 3.0, 1.9);
const int STEPS = 100, BOUNCES = 5, LIGHTS = 4;
const float EPS = 0.0012, STRIDE = 0.95, CLAMP = 12.0, CAMERA_SEES_LIGHTS = 0.0, GLOW_CLAMP = 0.08;
const bool HAS_GLASS = false;
const float GLASS_IOR = 1.5, GLASS_SHADOW = 0.0, GLASS_LIGHT = 1.0;
const vec3 GLASS_ABSORB = vec3(0);
const vec3 LAMP = vec3(1.86, 1.66, 0.55);
const mat2 LEFT_TURN = mat2(0.9689, 0.2474, -0.2474, 0.9689), RIGHT_TURN = mat2(0.9689, -0.2474, 0.2474, 0.9689);
const mat2 BOOK_TURN = mat2(0.9801, -0.1987, 0.1987, 0.9801);
const vec3 LEFT = vec3(-1.02, 1.12, -0.72), RIGHT = vec3(1.02, 1.12, -0.72), SCREEN = vec3(0.96, 0.56, 0.03);

vec3 monitorLocal(vec3 p, out float side) {
  side = p.x < 0.0 ? 0.0 : 1.0;
  vec3 q = p - (side < 0.5 ? LEFT : RIGHT);
  q.xz = (side < 0.5 ? LEFT_TURN : RIGHT_TURN) * q.xz;
  return q;
}
vec3 bookLocal(vec3 p) { vec3 q = p - vec3(0.52, 0.0, 0.98); q.xz = BOOK_TURN * q.xz; return q; }
void keep(inout float d, inout int id, float e, int other) { if (e < d) { d = e; id = other; } }
float mapSolid(vec3 p, out int id) {
  float d = FAR; id = 2;
  float side;
  vec3 q = monitorLocal(p, side);
  float m = sdBox(q, SCREEN, 0.02);
  m = min(m, sdBox(q - vec3(0, -0.2, -0.07), vec3(0.30, 0.24, 0.07), 0.04));
  m = min(m, sdBox(q - vec3(0, -0.70, -0.14), vec3(0.055, 0.42, 0.03), 0.02));
  m = min(m, sdBox(q - vec3(0, -1.105, -0.05), vec3(0.32, 0.012, 0.22), 0.01));
  keep(d, id, m, 2);
  // The lamp: foot, two arms, a shade that opens downwards.
  float lamp = sdCylinder(p - vec3(2.62, 0.02, -0.1), 0.02, 0.26, 0.012);
  lamp = min(lamp, sdCapsule(p, vec3(2.62, 0.02, -0.1), vec3(2.86, 1.10, -0.22), 0.022));
  lamp = min(lamp, sdCapsule(p, vec3(2.86, 1.10, -0.22), vec3(1.90, 1.84, 0.52), 0.022));
  lamp = min(lamp, length(p - vec3(2.86, 1.10, -0.22)) - 0.045);
  vec3 s = p - LAMP - vec3(0.0, 0.07, 0.0);
  float cone = max((length(s.xz) - 0.21 + 0.42 * (s.y)) * 0.92, abs(s.y - 0.02) - 0.13);
  float hollow = max((length(s.xz) - 0.195 + 0.42 * (s.y)) * 0.92, s.y - 0.12);
  lamp = min(lamp, max(cone, -hollow));
  keep(d, id, lamp, 3);
  // The notebook, open, with a pen in its fold.
  vec3 b = bookLocal(p);
  float curl = 0.020 * sin(min(abs(b.x), 0.62) * 5.0);
  float pages = sdBox(b - vec3(0, 0.020 + curl * 0.8, 0), vec3(0.60, 0.018, 0.40), 0.008) * 0.9;
  keep(d, id, pages, 4);
  keep(d, id, sdBox(b - vec3(0, 0.008, 0), vec3(0.63, 0.008, 0.43), 0.006), 5);
  float pen = sdCapsule(b, vec3(0.12, 0.078, 0.30), vec3(0.56, 0.070, -0.18), 0.019);
  keep(d, id, pen, 6);
  // A cup, and a keyboard.
  vec3 c = p - vec3(-1.30, 0.0, 0.92);
  float cup = max(sdCylinder(c - vec3(0, 0.17, 0), 0.17, 0.150, 0.012), -sdCylinder(c - vec3(0, 0.20, 0), 0.17, 0.130, 0.01));
  vec2 ear = vec2(length(c.xy - vec2(-0.16, 0.17)) - 0.085, c.z);
  cup = min(cup, max(length(ear) - 0.018, 0.10 - length(c.xz) * 0.8));
  keep(d, id, cup, 7);
  vec3 k = p - vec3(-0.42, 0.0, 0.52); 
  float board = sdBox(k - vec3(0, 0.018, 0), vec3(0.56, 0.016, 0.19), 0.012);
  vec2 cell = vec2(0.0755, 0.0755);
  vec2 id2 = clamp(round(k.xz / cell), vec2(-7, -2), vec2(7, 2));
  vec2 kc = k.xz - id2 * cell;
  board = min(board, sdBox(vec3(kc.x, k.y - 0.042, kc.y), vec3(0.031, 0.010, 0.031), 0.008));
  keep(d, id, board, 8);
  return d;
}
float mapGlass(vec3 p) { return FAR; }
void quads(vec3 ro, vec3 rd, inout Hit h) {
  float t = -ro.y / rd.y;
  vec3 p = ro + rd * t;
  if (rd.y < 0.0 && t > 1e-4 && t < h.t && p.z > -1.45 && abs(p.x) < 6.0) { h.t = t; h.n = vec3(0, 1, 0); h.id = 0; }
  t = (-2.6 - ro.z) / rd.z;
  if (rd.z < 0.0 && t > 1e-4 && t < h.t) { h.t = t; h.n = vec3(0, 0, 1); h.id = 1; }
}
vec3 sky(vec3 rd) { return vec3(0.0012, 0.0013, 0.0018); }
void surfaceAt(int id, vec3 p, vec3 rd, inout Surface s) {
  s.ax = s.ay = 0.35;
  if (id == 0) {
    vec2 g = p.xz * vec2(0.55, 7.0);
    float warp = fbm2(p.xz * vec2(0.7, 1.6)) * 2.2;
    float ring = 0.5 + 0.5 * sin((g.y + warp * 3.0) * 3.2);
    float fine = noise2(p.xz * vec2(9.0, 240.0));
    s.albedo = mix(vec3(0.050, 0.026, 0.014), vec3(0.115, 0.060, 0.030), 0.55 * ring + 0.35 * fbm2(g * 2.0)) * (0.82 + 0.3 * fine);
    s.ax = s.ay = 0.20 + 0.10 * fine;
    return;
  }
  if (id == 1) {
    // Vertical slats, felt dark between.
    float x = fract(p.x * 3.2);
    float slat = smoothstep(0.06, 0.12, x) * smoothstep(0.98, 0.92, x);
    s.albedo = mix(vec3(0.004), vec3(0.040, 0.030, 0.024) * (0.8 + 0.4 * noise2(p.xy * vec2(40.0, 1.3))), slat);
    s.n = normalize(vec3((smoothstep(0.90, 1.0, x) - smoothstep(0.14, 0.04, x)) * 0.6 * slat, 0, 1));
    s.ax = s.ay = 0.5;
    return;
  }
  if (id == 2) {
    float side;
    vec3 q = monitorLocal(p, side);
    s.albedo = vec3(0.012); s.ax = s.ay = 0.30;
    vec2 uv = q.xy / (SCREEN.xy - 0.025) * 0.5 + 0.5;
    if (q.z > SCREEN.z - 0.004 && all(greaterThan(uv, vec2(0))) && all(lessThan(uv, vec2(1)))) {
      vec3 c = side < 0.5 ? texture(uDecal0, vec2(uv.x * 0.5, uv.y)).rgb : texture(uDecal0, vec2(uv.x * 0.5 + 0.5, uv.y)).rgb;
      s.albedo = vec3(0.004); s.ax = s.ay = 0.12; s.f0 = 0.03;
      s.emission = pow(c, vec3(2.2)) * 1.25;
    }
    return;
  }
  if (id == 3) {
    s.metal = 1.0; s.albedo = vec3(0.80, 0.58, 0.28); s.ax = s.ay = 0.24;
    vec3 q = p - LAMP;
    if (s.n.y < -0.15 && length(q.xz) < 0.22 && p.y > 1.5) { s.metal = 0.0; s.albedo = vec3(0.85, 0.78, 0.66); s.emission = vec3(1.0, 0.66, 0.32) * 1.6; }
    return;
  }
  if (id == 4) {
    vec3 b = bookLocal(p);
    s.albedo = vec3(0.78, 0.73, 0.63); s.f0 = 0.02; s.ax = s.ay = 0.8;
    if (s.n.y > 0.5) {
      vec2 uv = vec2(b.x / 0.60, -b.z / 0.40) * 0.5 + 0.5;
      s.albedo *= pow(texture(uDecal1, uv).rgb, vec3(2.2));
      s.albedo *= mix(0.55, 1.0, smoothstep(0.0, 0.06, abs(b.x)));
    }
    return;
  }
  if (id == 5) { s.albedo = vec3(0.020, 0.014, 0.011); s.ax = s.ay = 0.45; return; }
  if (id == 6) { s.metal = 1.0; s.albedo = vec3(0.92, 0.70, 0.34); s.ax = s.ay = 0.14; vec3 b = bookLocal(p); if (b.z < 0.02) { s.metal = 0.0; s.albedo = vec3(0.01); s.f0 = 0.05; } return; }
  if (id == 7) { s.albedo = vec3(0.030, 0.028, 0.027); s.ax = s.ay = 0.22; s.f0 = 0.05; return; }
  s.albedo = vec3(0.018, 0.018, 0.020); s.ax = s.ay = 0.4;
}
Light lightAt(int i) {
  if (i == 0) return Light(LAMP + vec3(0, 0.02, 0), vec3(0.10, 0, 0), vec3(0, 0, 0.10), vec3(1.0, 0.60, 0.27) * 400.0);
  if (i == 1) return Light(LEFT + vec3(0.010, 0, 0.040), vec3(0.78, 0, -0.199), vec3(0, 0.48, 0), vec3(0.95, 0.74, 0.46) * 0.30);
  if (i == 2) return Light(RIGHT + vec3(-0.010, 0, 0.040), vec3(0.78, 0, 0.199), vec3(0, 0.48, 0), vec3(1.0, 0.60, 0.28) * 0.30);
  return aim(vec3(-7.0, 4.5, 3.5), vec3(0.0, 0.8, -0.5), 1.6, 1.6, vec3(0.55, 0.68, 1.0) * 1.5);
}
float lightShape(int i, vec2 uv) { return i == 0 ? step(dot(uv, uv), 1.0) : 1.0; }
void cameraRay(vec2 uv, vec2 lens, out vec3 ro, out vec3 rd) {
  vec3 eye = vec3(-0.55, 2.05, 6.4), at = vec3(0.12, 0.86, 0.0);
  vec3 f = normalize(at - eye), r = normalize(cross(f, vec3(0, 1, 0))), u = cross(r, f);
  float focus = length(vec3(0.4, 0.5, 0.3) - eye);
  vec3 target = eye + (f + (uv.x * r + uv.y * u) * 0.245) * focus;
  float a = 2.0 * PI * lens.x, m = sqrt(lens.y) * 0.045;
  ro = eye + (r * cos(a) + u * sin(a)) * m;
  rd = normalize(target - ro);
}
`;

/** Two screens of candles side by side, and two pages of notes. */
async function decals(): Promise<string[]> {
  const random = (seed: number) => () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  const sheet = (width: number, height: number) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    return { canvas, ink: canvas.getContext('2d')! };
  };
  const screens = sheet(2048, 600);
  const drawScreen = (left: number, colour: string, seed: number) => {
    const { ink } = screens;
    const next = random(seed);
    ink.save();
    ink.translate(left, 0);
    ink.fillStyle = '#0c0c0f';
    ink.fillRect(0, 0, 1024, 600);
    ink.strokeStyle = '#222126';
    ink.lineWidth = 2;
    for (let y = 90; y < 560; y += 90) ink.strokeRect(30, y, 900, 0.01);
    let price = 440;
    for (let index = 0; index < 46; index++) {
      const open = price;
      price = Math.max(110, Math.min(470, price + (next() - 0.54) * 76));
      const top = Math.min(open, price);
      const x = 44 + index * 19;
      ink.strokeStyle = ink.fillStyle = colour;
      ink.lineWidth = 2.5;
      ink.beginPath();
      ink.moveTo(x, top - next() * 26);
      ink.lineTo(x, Math.max(open, price) + next() * 26);
      ink.stroke();
      const height = Math.max(5, Math.abs(price - open));
      if (price > open) ink.fillRect(x - 6, top, 12, height);
      else {
        ink.fillStyle = '#0c0c0f';
        ink.fillRect(x - 6, top, 12, height);
        ink.strokeRect(x - 6, top, 12, height);
      }
      ink.globalAlpha = 0.35;
      ink.fillStyle = colour;
      ink.fillRect(x - 6, 570 - next() * 46, 12, 46);
      ink.globalAlpha = 1;
    }
    ink.fillStyle = '#f5f1e8';
    ink.font = '500 34px "JetBrains Mono"';
    ink.fillText(left ? 'BTC/USD' : 'XAU/USD', 36, 56);
    ink.fillStyle = '#8b8478';
    ink.font = '400 20px "JetBrains Mono"';
    for (let row = 0; row < 12; row++)
      ink.fillText((left ? 64000 - row * 350 : 2420 - row * 12).toFixed(0), 940, 96 + row * 40);
    ink.restore();
  };
  drawScreen(0, '#e0b650', 11);
  drawScreen(1024, '#f7931a', 29);
  const pages = sheet(1200, 800);
  const next = random(5);
  const { ink } = pages;
  ink.fillStyle = '#fff';
  ink.fillRect(0, 0, 1200, 800);
  ink.strokeStyle = '#3a3a44';
  ink.lineCap = 'round';
  const write = (left: number, top: number, width: number) => {
    ink.lineWidth = 3.4;
    ink.beginPath();
    for (let x = left; x < left + width;) {
      const word = 40 + next() * 80;
      ink.moveTo(x, top);
      for (let step = 0; step < word; step += 7) {
        const tall = next() > 0.8 ? 26 : 11;
        ink.quadraticCurveTo(x + step + 3, top - tall * next(), x + step + 7, top + (next() - 0.5) * 5);
      }
      x += word + 18;
    }
    ink.stroke();
  };
  for (let row = 0; row < 12; row++) write(70, 110 + row * 52, row % 5 === 4 ? 220 : 380 + next() * 60);
  for (let row = 0; row < 5; row++) write(680, 110 + row * 52, 340 + next() * 90);
  ink.lineWidth = 4;
  for (let index = 0, y = 620; index < 11; index++) {
    const x = 700 + index * 38;
    const close = y + (next() - 0.6) * 70;
    ink.strokeRect(x - 8, Math.min(y, close), 16, Math.abs(close - y) + 4);
    ink.beginPath();
    ink.moveTo(x, Math.min(y, close) - 16);
    ink.lineTo(x, Math.min(y, close));
    ink.moveTo(x, Math.max(y, close) + 4);
    ink.lineTo(x, Math.max(y, close) + 22);
    ink.stroke();
    y = Math.max(470, Math.min(700, close));
  }
  return [screens.canvas.toDataURL(), pages.canvas.toDataURL()];
}

export const desk: Scene = {
  name: 'desk',
  glsl,
  decals,
  film: { width: 1280, height: 800, samples: 32 },
  look: { exposure: 1.5, bloom: 0.14, vignette: 0.3 },
};
