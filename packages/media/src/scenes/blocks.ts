import type { Scene } from './scene.ts';

const glsl = /* glsl */ `
const vec3 BOUNDS_LO = vec3(-9.0, 0.0, -1.3), BOUNDS_HI = vec3(9.0, 2.3, 1.3);
const int STEPS = 110, BOUNCES = 9, LIGHTS = 3;
const float EPS = 0.0012, STRIDE = 0.95, CLAMP = 14.0, CAMERA_SEES_LIGHTS = 0.0, GLOW_CLAMP = 0.05;
const bool HAS_GLASS = true;
const float GLASS_IOR = 1.45, GLASS_SHADOW = 0.55;
const float GLASS_LIGHT = 0.0;
const vec3 GLASS_ABSORB = vec3(0.50, 0.60, 0.70);
const float PITCH = 2.35, HALF = 0.86, RAISE = 1.02;
const vec3 EMBER = vec3(1.0, 0.30, 0.022);

// Distance between blocks repeats; a block knows its number in the chain.
vec3 blockLocal(vec3 p, out float number) {
  number = clamp(round(p.x / PITCH), -3.0, 3.0);
  return p - vec3(number * PITCH, RAISE, 0);
}
float sdFrame(vec3 p, vec3 b, float e) {
  p = abs(p) - b;
  vec3 q = abs(p + e) - e;
  vec3 a = vec3(p.x, q.y, q.z), c = vec3(q.x, p.y, q.z), d = vec3(q.x, q.y, p.z);
  return min(min(length(max(a, 0.0)) + min(max(a.x, max(a.y, a.z)), 0.0), length(max(c, 0.0)) + min(max(c.x, max(c.y, c.z)), 0.0)),
    length(max(d, 0.0)) + min(max(d.x, max(d.y, d.z)), 0.0));
}
float mapSolid(vec3 p, out int id) {
  float number;
  vec3 q = blockLocal(p, number);
  // The core: five square frames on one axis, narrowing to the middle like a lens.
  float i = clamp(round(q.x / 0.26), -2.0, 2.0);
  float wide = 0.27 + 0.055 * i * i;
  float ring = abs(max(abs(q.y), abs(q.z)) - wide) - 0.045;
  float d = max(ring, abs(q.x - i * 0.26) - 0.022); id = 1;
  // The line of light, and the collars that carry it from block to block.
  float line = sdCapsule(p, vec3(-8.5, RAISE, 0), vec3(8.5, RAISE, 0), 0.026);
  if (line < d) { d = line; id = 2; }
  vec3 m = p - vec3((floor(p.x / PITCH) + 0.5) * PITCH, RAISE, 0);
  float reach = PITCH * 0.5 - HALF;
  vec3 k = vec3(abs(m.x) - reach, m.yz);
  float collar = sdCylinder(k.yxz, 0.075, 0.20, 0.02);
  collar = max(collar, 0.062 - length(m.yz));
  if (collar < d) { d = collar; id = 3; }
  // Metal edges give the glass its silhouette, as on a display case.
  float edge = sdFrame(q, vec3(HALF + 0.012), 0.020) - 0.010;
  if (edge < d) { d = edge; id = 4; }
  return d;
}
float mapGlass(vec3 p) {
  float number;
  return sdBox(blockLocal(p, number), vec3(HALF), 0.085);
}
void quads(vec3 ro, vec3 rd, inout Hit h) {
  float t = -ro.y / rd.y;
  if (rd.y < 0.0 && t > 1e-4 && t < h.t && t < 70.0) { h.t = t; h.n = vec3(0, 1, 0); h.id = 0; }
}
vec3 sky(vec3 rd) { return vec3(0.0031, 0.0031, 0.0037); }
void surfaceAt(int id, vec3 p, vec3 rd, inout Surface s) {
  if (id == 0) {
    float wear = fbm2(p.xz * 1.3), away = smoothstep(5.0, 16.0, length(p.xz - vec2(1.0, 0.0)));
    s.albedo = vec3(0.016) * (0.8 + 0.4 * wear);
    s.ax = s.ay = 0.10 + 0.12 * wear;
    s.f0 = 0.05 * (1.0 - away);
    // Light that the glowing line would throw on the floor, summed along its length.
    vec3 lit = EMBER * 0.030 * pow(RAISE * RAISE + p.z * p.z, -1.5);
    float number; vec3 q = blockLocal(p, number);
    float shade = mix(0.55, 1.0, smoothstep(HALF + 0.25, HALF - 0.1, abs(q.x)));
    s.emission = lit * shade * exp(-0.010 * p.x * p.x) * (0.8 + 0.4 * wear) * (1.0 - away) + sky(rd) * away;
    s.albedo *= 1.0 - away;
    return;
  }
  float number; vec3 q = blockLocal(p, number);
  if (id == 2) {
    float pulse = 0.55 + 0.45 * cos(p.x * 0.9 - 0.4);
    s.albedo = vec3(0); s.f0 = 0.0;
    s.emission = vec3(1.0, 0.42, 0.07) * 9.0 * (0.45 + pulse);
    return;
  }
  float r = length(q.yz);
  if (id == 1) {
    s.metal = 1.0;
    s.albedo = vec3(0.20, 0.185, 0.175);
    s.ax = s.ay = 0.28;
    // The line lights the frames: inner edges fully, faces at a slant.
    vec3 axis = vec3(0, -q.y, -q.z) / max(r, 0.05);
    float inner = max(dot(s.n, axis), 0.0);
    float slant = 0.5 * max(dot(s.n, -rd), 0.0);
    s.emission = EMBER * (inner * 0.85 + slant * 0.10) * 0.20 / (0.02 + r * r);
    return;
  }
  s.metal = 1.0;
  s.albedo = id == 4 ? vec3(0.62, 0.47, 0.27) : vec3(0.90, 0.66, 0.30);
  s.ax = 0.16; s.ay = 0.26;
  s.tangent = normalize(cross(s.n, vec3(1, 0, 0)) + 1e-4);
}
Light lightAt(int i) {
  if (i == 0) return aim(vec3(7.5, 3.9, -8.0), vec3(0.0, 1.0, 0.0), 5.5, 1.5, vec3(0.92, 0.95, 1.0) * 0.75);
  if (i == 1) return aim(vec3(-9.5, 3.2, -2.5), vec3(0.0, 1.0, 0.0), 1.2, 2.0, vec3(1.0, 0.90, 0.80) * 9.0);
  return aim(vec3(6.8, 7.4, 3.6), vec3(0.0, 1.0, 0.0), 2.6, 1.1, vec3(1.0, 0.96, 0.92) * 15.0);
}
float lightShape(int i, vec2 uv) {
  vec2 e = smoothstep(vec2(1.0), vec2(0.0), abs(uv));
  return e.x * e.y;
}
void cameraRay(vec2 uv, vec2 lens, out vec3 ro, out vec3 rd) {
  vec3 eye = vec3(-5.6, 2.75, 5.9), at = vec3(0.10, 0.90, 0.0);
  vec3 f = normalize(at - eye), r = normalize(cross(f, vec3(0, 1, 0))), u = cross(r, f);
  float focus = length(vec3(0.0, 1.0, 0.8) - eye);
  vec3 target = eye + (f + (uv.x * r + uv.y * u) * 0.25) * focus;
  float a = 2.0 * PI * lens.x, m = sqrt(lens.y) * 0.075;
  ro = eye + (r * cos(a) + u * sin(a)) * m;
  rd = normalize(target - ro);
}
`;

async function decals(): Promise<string[]> {
  return [];
}

export const blocks: Scene = {
  name: 'blocks',
  glsl,
  decals,
  film: { width: 1280, height: 800, samples: 32 },
  look: { exposure: 1.35, bloom: 0.16, vignette: 0.25 },
};
