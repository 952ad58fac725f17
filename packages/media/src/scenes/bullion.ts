import type { Scene } from './scene.ts';

const glsl = /* glsl */ `
const vec3 BOUNDS_LO = vec3(-2.0, 0.0, -2.4), BOUNDS_HI = vec3(2.0, 1.7, 2.4);
const int STEPS = 96, BOUNCES = 6, LIGHTS = 3;
const float EPS = 0.0012, STRIDE = 0.92, CLAMP = 24.0, CAMERA_SEES_LIGHTS = 0.0, GLOW_CLAMP = 1.0;
const bool HAS_GLASS = false;
const float GLASS_IOR = 1.5, GLASS_SHADOW = 0.0;
const float GLASS_LIGHT = 1.0;
const vec3 GLASS_ABSORB = vec3(0);
const vec3 BAR = vec3(1.25, 0.25, 0.40);
const mat2 TOP_TURN = mat2(0.9801, 0.1987, -0.1987, 0.9801);
const float PITCH = 0.86, LAYER = 0.502;

float smax(float a, float b, float k) { float h = max(k - abs(a - b), 0.0) / k; return max(a, b) + h * h * k * 0.25; }
// A cast bar: sides lean inwards to the top, edges rounded by the mould.
float sdBar(vec3 p) {
  vec3 q = vec3(abs(p.x), p.y, abs(p.z));
  float dx = (q.x - BAR.x + 0.10 * (p.y / BAR.y * 0.5 + 0.5)) * 0.985;
  float dz = (q.z - BAR.z + 0.085 * (p.y / BAR.y * 0.5 + 0.5)) * 0.985;
  float dy = abs(p.y) - BAR.y;
  return smax(smax(dx, dz, 0.10), dy, 0.075);
}
float layerBar(vec3 p, float layer, out vec3 q, out float serial) {
  float count = 3.0 - layer;
  q = p;
  q.y -= LAYER * (layer + 0.5);
  if (layer > 1.5) q.xz = TOP_TURN * (q.xz - vec2(0.06, 0.02));
  float i = clamp(round(q.z / PITCH + (count - 1.0) * 0.5), 0.0, count - 1.0);
  serial = layer * 4.0 + i;
  q.z -= (i - (count - 1.0) * 0.5) * PITCH;
  if (layer < 1.5) q.xz -= (fract(vec2(serial * 0.618, serial * 0.754) + 0.2) - 0.5) * vec2(0.16, 0.012);
  return sdBar(q);
}
// Only the layer a point lies in and the nearer neighbour can hold the nearest bar.
vec3 barLocal(vec3 p, out float d, out float serial) {
  float y = p.y / LAYER;
  bool up = fract(y) > 0.5;
  float layer = clamp(floor(y), 0.0, 2.0);
  float other = clamp(layer + (up ? 1.0 : -1.0), 0.0, 2.0);
  vec3 q, q2;
  float serial2;
  d = layerBar(p, layer, q, serial);
  float d2 = layerBar(p, other, q2, serial2);
  if (d2 < d) { d = d2; q = q2; serial = serial2; }
  // The layer that was not asked begins beyond its own edge.
  d = min(d, (up ? fract(y) : 1.0 - fract(y)) * LAYER + 0.03);
  return q;
}
float mapSolid(vec3 p, out int id) { id = 1; float d, s; barLocal(p, d, s); return d; }
float mapGlass(vec3 p) { return FAR; }
void quads(vec3 ro, vec3 rd, inout Hit h) {
  float t = -ro.y / rd.y;
  if (rd.y < 0.0 && t > 1e-4 && t < h.t && t < 60.0) { h.t = t; h.n = vec3(0, 1, 0); h.id = 0; }
}
float engraved(vec2 uv) { return texture(uDecal0, uv).r; }
void surfaceAt(int id, vec3 p, vec3 rd, inout Surface s) {
  if (id == 0) {
    float wear = fbm2(p.xz * 1.7);
    s.albedo = vec3(0.006, 0.0058, 0.0061) * (0.7 + 0.6 * wear);
    s.ax = s.ay = 0.14 + 0.12 * wear;
    s.f0 = 0.045;
    float far = smoothstep(5.0, 15.0, length(p.xz));
    s.f0 *= 1.0 - far;
    return;
  }
  float d, serial;
  vec3 q = barLocal(p, d, serial);
  s.metal = 1.0;
  s.albedo = vec3(0.96, 0.68, 0.275);
  float seed = serial * 13.7;
  bool top = s.n.y > 0.6;
  vec2 grain = top ? q.xz : abs(s.n.x) > 0.7 ? q.zy : q.xy;
  // The pour leaves slow waves, the brush fine lines along the bar.
  float e = 0.02;
  float w0 = fbm2(grain * 2.3 + seed), w1 = fbm2((grain + vec2(e, 0)) * 2.3 + seed), w2 = fbm2((grain + vec2(0, e)) * 2.3 + seed);
  vec3 wave = top ? vec3(w0 - w1, 0, w0 - w2) : abs(s.n.x) > 0.7 ? vec3(0, w0 - w2, w0 - w1) : vec3(w0 - w1, w0 - w2, 0);
  s.n = normalize(s.n + wave / e * 0.022);
  float line = noise2(grain * vec2(5.0, 260.0) + seed) - 0.5;
  float line2 = noise2(grain * vec2(2.0, 90.0) + seed * 1.3) - 0.5;
  s.n = normalize(s.n + (top ? vec3(0, 0, 1) : vec3(0, 1, 0)) * (line * 0.030 + line2 * 0.020));
  float smudge = fbm2(grain * 4.0 + seed * 2.0);
  s.tangent = abs(s.n.x) > 0.7 ? vec3(0, 0, 1) : vec3(1, 0, 0);
  s.ax = 0.07 + 0.10 * smudge;
  s.ay = 0.15 + 0.14 * smudge;
  s.albedo *= 0.90 + 0.14 * smudge;
  if (top) {
    vec2 uv = vec2(q.x / 1.05, -q.z / 0.285) * 0.5 + 0.5;
    if (all(greaterThan(uv, vec2(0))) && all(lessThan(uv, vec2(1)))) {
      vec2 px = vec2(1.6 / 2048.0, 1.6 / 556.0);
      float c = engraved(uv);
      vec2 g = vec2(engraved(uv + vec2(px.x, 0)) - engraved(uv - vec2(px.x, 0)), engraved(uv + vec2(0, px.y)) - engraved(uv - vec2(0, px.y)));
      s.n = normalize(s.n + vec3(-g.x, 0, g.y) * 1.5);
      s.albedo *= mix(0.50, 1.0, c);
      s.ax += (1.0 - c) * 0.2; s.ay += (1.0 - c) * 0.12;
    }
  }
}
Light lightAt(int i) {
  if (i == 0) return aim(vec3(3.0, 5.2, -7.4), vec3(0.2, 1.2, 0.0), 3.0, 1.9, vec3(1.0, 0.92, 0.82) * 5.5);
  if (i == 1) return aim(vec3(5.4, 1.1, 5.0), vec3(0.0, 0.9, 0.0), 1.9, 1.2, vec3(1.0, 0.90, 0.78) * 5.0);
  return aim(vec3(-6.4, 1.5, -4.6), vec3(-0.5, 0.9, 0.0), 0.9, 1.6, vec3(1.0, 0.84, 0.66) * 3.6);
}
// Each softbox falls off to one side, so that no face is lit evenly.
float lightShape(int i, vec2 uv) {
  vec2 e = smoothstep(vec2(1.0), vec2(0.5), abs(uv));
  float slope = i == 0 ? 0.30 + 0.70 * (0.5 - 0.5 * uv.x) : i == 1 ? 0.12 + 0.88 * (0.5 + 0.5 * uv.x) : 1.0;
  return e.x * e.y * slope;
}
vec3 sky(vec3 rd) { return vec3(0.0030, 0.0029, 0.0034); }
void cameraRay(vec2 uv, vec2 lens, out vec3 ro, out vec3 rd) {
  vec3 eye = vec3(-4.5, 4.1, 6.9), at = vec3(-0.24, 0.64, 0.1);
  vec3 f = normalize(at - eye), r = normalize(cross(f, vec3(0, 1, 0))), u = cross(r, f);
  float focus = length(vec3(-0.3, 1.4, 0.5) - eye);
  vec3 target = eye + (f + (uv.x * r + uv.y * u) * 0.185) * focus;
  float a = 2.0 * PI * lens.x, m = sqrt(lens.y) * 0.055;
  ro = eye + (r * cos(a) + u * sin(a)) * m;
  rd = normalize(target - ro);
}
`;

/** The stamp on each bar: white is the face, black the bottom of the engraving, blurred so that the edges slope. */
async function decals(): Promise<string[]> {
  const canvas = document.createElement('canvas');
  canvas.width = 2048;
  canvas.height = 556;
  const ink = canvas.getContext('2d')!;
  ink.fillStyle = '#fff';
  ink.fillRect(0, 0, 2048, 556);
  ink.filter = 'blur(1.6px)';
  ink.fillStyle = ink.strokeStyle = '#000';
  ink.lineWidth = 9;
  ink.strokeRect(34, 34, 1980, 488);
  ink.lineWidth = 13;
  ink.beginPath();
  ink.arc(330, 278, 118, 0, Math.PI * 2);
  ink.stroke();
  ink.fillStyle = '#fff';
  ink.fillRect(332, 230, 208, 208);
  ink.strokeRect(345, 243, 182, 182);
  ink.fillStyle = '#000';
  ink.textBaseline = 'middle';
  ink.font = '600 150px Fraunces';
  ink.letterSpacing = '6px';
  ink.fillText('Ounce & Block', 690, 205);
  ink.font = '600 76px "JetBrains Mono"';
  ink.letterSpacing = '12px';
  ink.fillText('FINE GOLD 999.9', 700, 348);
  ink.font = '500 58px "JetBrains Mono"';
  ink.fillText('400 OZ  No 021 000', 700, 442);
  return [canvas.toDataURL(), canvas.toDataURL()];
}

export const bullion: Scene = {
  name: 'bullion',
  glsl,
  decals,
  film: { width: 1600, height: 1000, samples: 32 },
  look: { exposure: 1.0, bloom: 0.05, vignette: 0.25 },
};
