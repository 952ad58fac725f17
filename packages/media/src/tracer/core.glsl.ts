/**
 * A small path tracer for signed-distance scenes: GGX metals, coated dielectrics, smoked glass, rectangular lights
 * sampled both ways (multiple importance sampling). A scene's GLSL stands before `tracerBody` and defines
 * `mapSolid`, `mapGlass`, `quads`, `surfaceAt`, `lightAt`, `sky`, `cameraRay` and the constants named in `tracerHead`.
 */
export const tracerHead = /* glsl */ `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
layout(location = 0) out vec4 outLight;
layout(location = 1) out vec4 outAlbedo;
layout(location = 2) out vec4 outNormal;
uniform vec2 uSize;
uniform int uSample;
uniform sampler2D uDecal0;
uniform sampler2D uDecal1;
const float PI = 3.14159265;
const float FAR = 1e4;

struct Hit { float t; vec3 n; int id; };
struct Surface { vec3 albedo; vec3 emission; vec3 n; vec3 tangent; float ax; float ay; float metal; float f0; };
struct Light { vec3 c; vec3 u; vec3 v; vec3 e; };

uint hashState;
int dimension;
uint pcg(uint v) {
  uint s = v * 747796405u + 2891336453u;
  uint w = ((s >> ((s >> 28u) + 4u)) ^ s) * 277803737u;
  return (w >> 22u) ^ w;
}
// A rotated Kronecker sequence per pixel and dimension: converges faster than plain random numbers.
float rnd() {
  dimension++;
  hashState = pcg(hashState);
  float offset = float(hashState >> 8) / 16777216.0;
  float step = fract(sqrt(float(dimension) * 2.0 + 1.37) * 1.6180339);
  return fract(offset + float(uSample) * step);
}
vec2 rnd2() { return vec2(rnd(), rnd()); }

float hash21(vec2 p) {
  uvec2 q = uvec2(ivec2(floor(p)) + 40000);
  return float(pcg(q.x * 1664525u + pcg(q.y)) >> 8) / 16777216.0;
}
float hash31(vec3 p) { return hash21(p.xy + 57.0 * floor(p.z)); }
float noise2(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash21(i), hash21(i + vec2(1, 0)), f.x), mix(hash21(i + vec2(0, 1)), hash21(i + vec2(1, 1)), f.x), f.y);
}
float fbm2(vec2 p) {
  return 0.5 * noise2(p) + 0.25 * noise2(p * 2.03 + 7.1) + 0.125 * noise2(p * 4.1 + 3.7) + 0.0625 * noise2(p * 8.3 + 1.9);
}
mat2 turn(float a) { float c = cos(a), s = sin(a); return mat2(c, s, -s, c); }
float sdBox(vec3 p, vec3 b, float r) {
  vec3 q = abs(p) - b + r;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - r;
}
float sdBox2(vec2 p, vec2 b, float r) {
  vec2 q = abs(p) - b + r;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - r;
}
float sdCapsule(vec3 p, vec3 a, vec3 b, float r) {
  vec3 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0)) - r;
}
float sdCylinder(vec3 p, float h, float r, float e) {
  vec2 d = vec2(length(p.xz) - r + e, abs(p.y) - h + e);
  return min(max(d.x, d.y), 0.0) + length(max(d, 0.0)) - e;
}
// A rectangular light at c that looks at a point; w and h are half its sides.
Light aim(vec3 c, vec3 at, float w, float h, vec3 e) {
  vec3 n = normalize(at - c), u = normalize(cross(vec3(0, 1, 0), n));
  return Light(c, u * w, cross(n, u) * h, e);
}
// One rectangle, seen from the side its normal cross(u, v) points to.
bool hitQuad(vec3 ro, vec3 rd, vec3 c, vec3 u, vec3 v, inout float t, out vec2 uv) {
  vec3 n = cross(u, v);
  float d = dot(rd, n);
  if (d >= 0.0) return false;
  float s = dot(c - ro, n) / d;
  if (s < 1e-4 || s >= t) return false;
  vec3 q = ro + rd * s - c;
  uv = vec2(dot(q, u) / dot(u, u), dot(q, v) / dot(v, v));
  if (abs(uv.x) > 1.0 || abs(uv.y) > 1.0) return false;
  t = s;
  return true;
}
bool clipBox(vec3 ro, vec3 rd, vec3 lo, vec3 hi, out float t0, out float t1) {
  vec3 inv = 1.0 / rd;
  vec3 a = (lo - ro) * inv, b = (hi - ro) * inv;
  vec3 mn = min(a, b), mx = max(a, b);
  t0 = max(max(mn.x, mn.y), max(mn.z, 0.0));
  t1 = min(mx.x, min(mx.y, mx.z));
  return t1 > t0;
}
`;

export const tracerBody = /* glsl */ `
float mapAll(vec3 p) {
  int id;
  float d = mapSolid(p, id);
  return HAS_GLASS ? min(d, abs(mapGlass(p))) : d;
}
float march(vec3 ro, vec3 rd, float limit) {
  float t0, t1;
  if (!clipBox(ro, rd, BOUNDS_LO, BOUNDS_HI, t0, t1)) return FAR;
  t1 = min(t1, limit);
  float t = t0;
  for (int i = 0; i < STEPS; i++) {
    float d = mapAll(ro + rd * t);
    if (d < EPS * (1.0 + 0.15 * t)) return t;
    t += d * STRIDE;
    if (t > t1) return FAR;
  }
  return t;
}
// Shadow rays look through glass, which only tints them: caustics would need far more samples than they are worth.
float visible(vec3 ro, vec3 rd, float limit) {
  Hit h; h.t = limit; h.id = -1;
  quads(ro, rd, h);
  if (h.id >= 0) return 0.0;
  float t0, t1;
  if (!clipBox(ro, rd, BOUNDS_LO, BOUNDS_HI, t0, t1)) return 1.0;
  t1 = min(t1, limit);
  float t = t0, through = 1.0, last = 0.0;
  for (int i = 0; i < STEPS; i++) {
    vec3 p = ro + rd * t;
    int id;
    float d = mapSolid(p, id);
    if (d < EPS) return 0.0;
    float s = d * STRIDE;
    if (HAS_GLASS) {
      float g = mapGlass(p);
      s = min(s, max(abs(g), EPS * 4.0));
      if (g < 0.0) through *= exp(-s * GLASS_SHADOW);
    }
    t += s;
    if (t > t1) break;
  }
  return through;
}
vec3 normalAt(vec3 p, bool glass) {
  vec2 e = vec2(1.0, -1.0) * EPS * 0.7;
  int id;
  if (glass) return normalize(e.xyy * mapGlass(p + e.xyy) + e.yyx * mapGlass(p + e.yyx) + e.yxy * mapGlass(p + e.yxy) + e.xxx * mapGlass(p + e.xxx));
  return normalize(e.xyy * mapSolid(p + e.xyy, id) + e.yyx * mapSolid(p + e.yyx, id) + e.yxy * mapSolid(p + e.yxy, id) + e.xxx * mapSolid(p + e.xxx, id));
}
float ggxD(vec3 h, float ax, float ay) {
  vec3 s = vec3(h.x / ax, h.y / ay, h.z);
  float k = dot(s, s);
  return 1.0 / (PI * ax * ay * k * k);
}
float lambda(vec3 v, float ax, float ay) {
  return (sqrt(1.0 + (ax * ax * v.x * v.x + ay * ay * v.y * v.y) / (v.z * v.z)) - 1.0) * 0.5;
}
vec3 sampleVndf(vec3 v, float ax, float ay, vec2 xi) {
  vec3 s = normalize(vec3(ax * v.x, ay * v.y, v.z));
  float phi = 2.0 * PI * xi.x;
  float z = (1.0 - xi.y) * (1.0 + s.z) - s.z;
  float r = sqrt(clamp(1.0 - z * z, 0.0, 1.0));
  vec3 h = vec3(r * cos(phi), r * sin(phi), z) + s;
  return normalize(vec3(ax * h.x, ay * h.y, max(h.z, 1e-6)));
}
vec3 fresnel(vec3 f0, float c) { return f0 + (1.0 - f0) * pow(clamp(1.0 - c, 0.0, 1.0), 5.0); }

// Value (times the cosine) and density of the surface's reflection, all directions in its own frame.
vec3 reflectance(Surface s, vec3 v, vec3 l, float pSpec, out float pdf) {
  pdf = 0.0;
  if (l.z <= 0.0 || v.z <= 0.0) return vec3(0);
  vec3 h = normalize(v + l);
  vec3 f0 = mix(vec3(s.f0), s.albedo, s.metal);
  vec3 f = fresnel(f0, dot(v, h));
  float d = ggxD(h, s.ax, s.ay);
  float lv = lambda(v, s.ax, s.ay), ll = lambda(l, s.ax, s.ay);
  vec3 spec = f * d / ((1.0 + lv + ll) * 4.0 * v.z);
  vec3 diff = (1.0 - s.metal) * (1.0 - f) * s.albedo * l.z / PI;
  pdf = pSpec * d / ((1.0 + lv) * 4.0 * v.z) + (1.0 - pSpec) * l.z / PI;
  return spec + diff;
}

vec3 trace(vec3 ro, vec3 rd, out vec3 firstAlbedo, out vec4 firstNormal) {
  vec3 sum = vec3(0), through = vec3(1);
  float lastPdf = -1.0;
  bool inGlass = false, behindGlass = false;
  firstAlbedo = vec3(0);
  firstNormal = vec4(0);
  bool recorded = false;
  for (int bounce = 0; bounce < BOUNCES; bounce++) {
    Hit h; h.t = FAR; h.id = -1;
    quads(ro, rd, h);
    vec3 lightHit = vec3(0);
    float lightPdf = 0.0, tl = h.t;
    bool onLight = false;
    for (int i = 0; i < LIGHTS; i++) {
      Light L = lightAt(i);
      vec2 uv;
      if (!(bounce == 0 && CAMERA_SEES_LIGHTS == 0.0) && hitQuad(ro, rd, L.c, L.u, L.v, tl, uv)) {
        onLight = true;
        lightHit = L.e * lightShape(i, uv) * (behindGlass ? GLASS_LIGHT : 1.0);
        vec3 n = cross(L.u, L.v);
        float area = 4.0 * length(n);
        lightPdf = tl * tl / (-dot(rd, normalize(n)) * area) / float(LIGHTS);
      }
    }
    float tm = march(ro, rd, tl);
    if (inGlass) through *= exp(-min(tm, tl) * GLASS_ABSORB);
    if (tm < tl) { h.t = tm; h.id = -2; }
    else if (onLight) {
      float w = lastPdf < 0.0 ? 1.0 : lastPdf * lastPdf / (lastPdf * lastPdf + lightPdf * lightPdf);
      sum += through * lightHit * w;
      break;
    }
    if (h.id == -1) { sum += through * sky(rd); break; }
    vec3 p = ro + rd * h.t;
    bool glass = false;
    if (h.id == -2) {
      int id = 0;
      float ds = mapSolid(p, id);
      glass = HAS_GLASS && abs(mapGlass(p)) < ds;
      h.id = id;
      h.n = normalAt(p, glass);
    }
    if (glass) {
      vec3 n = h.n;
      bool entering = dot(rd, n) < 0.0;
      vec3 nf = entering ? n : -n;
      float eta = entering ? 1.0 / GLASS_IOR : GLASS_IOR;
      float c = -dot(rd, nf);
      float k = 1.0 - eta * eta * (1.0 - c * c);
      float r0 = (GLASS_IOR - 1.0) / (GLASS_IOR + 1.0); r0 *= r0;
      float cc = entering ? c : sqrt(max(k, 0.0));
      float F = k < 0.0 ? 1.0 : r0 + (1.0 - r0) * pow(1.0 - cc, 5.0);
      if (!recorded) { recorded = true; firstAlbedo = vec3(0.5); firstNormal = vec4(n, h.t); }
      float eps = EPS * (6.0 + 1.0 * h.t);
      if (rnd() < F) { rd = reflect(rd, nf); ro = p + nf * eps; }
      else { rd = normalize(eta * rd + (eta * c - sqrt(k)) * nf); ro = p - nf * eps; inGlass = entering; behindGlass = true; }
      lastPdf = -1.0;
      continue;
    }
    Surface s;
    s.n = h.n; s.emission = vec3(0); s.metal = 0.0; s.f0 = 0.04; s.ax = 0.5; s.ay = 0.5; s.tangent = vec3(1, 0, 0); s.albedo = vec3(0.5);
    surfaceAt(h.id, p, rd, s);
    // A lamp met by chance after a rough bounce is a firefly: it may glow, not flash.
    vec3 glow = through * s.emission;
    sum += lastPdf < 0.0 ? glow : min(glow, vec3(GLOW_CLAMP));
    if (!recorded) { recorded = true; firstAlbedo = s.albedo; firstNormal = vec4(s.n, h.t); }
    if (dot(s.n, rd) > 0.0) s.n = normalize(s.n - rd * dot(s.n, rd) * 1.02);
    vec3 tx = normalize(s.tangent - s.n * dot(s.n, s.tangent) + 1e-5);
    vec3 ty = cross(s.n, tx);
    vec3 v = vec3(dot(-rd, tx), dot(-rd, ty), dot(-rd, s.n));
    v.z = max(v.z, 1e-3);
    vec3 f0 = mix(vec3(s.f0), s.albedo, s.metal);
    float fs = dot(fresnel(f0, v.z), vec3(0.333)), fd = (1.0 - s.metal) * dot(s.albedo, vec3(0.333)) * (1.0 - fs);
    float pSpec = s.metal > 0.99 ? 1.0 : clamp(fs / (fs + fd + 1e-5), 0.15, 0.85);
    vec3 origin = p + h.n * EPS * (6.0 + h.t);

    int pick = min(int(rnd() * float(LIGHTS)), LIGHTS - 1);
    Light L = lightAt(pick);
    vec2 xi = rnd2() * 2.0 - 1.0;
    vec3 to = L.c + L.u * xi.x + L.v * xi.y - origin;
    float dist = length(to);
    vec3 ld = to / dist;
    vec3 ln = cross(L.u, L.v);
    float cosL = -dot(ld, normalize(ln));
    vec3 l = vec3(dot(ld, tx), dot(ld, ty), dot(ld, s.n));
    if (cosL > 0.0 && l.z > 0.0) {
      float pdfB, pdfL = dist * dist / (cosL * 4.0 * length(ln)) / float(LIGHTS);
      vec3 f = reflectance(s, v, l, pSpec, pdfB);
      vec3 e = through * f * L.e * lightShape(pick, xi) / pdfL * (pdfL * pdfL / (pdfL * pdfL + pdfB * pdfB));
      if (max(e.x, max(e.y, e.z)) > 1e-5) sum += min(e, vec3(CLAMP)) * visible(origin, ld, dist - 2e-3);
    }
    vec2 xb = rnd2();
    vec3 lo;
    if (rnd() < pSpec) lo = reflect(-v, sampleVndf(v, s.ax, s.ay, xb));
    else { float r = sqrt(xb.x), a = 2.0 * PI * xb.y; lo = vec3(r * cos(a), r * sin(a), sqrt(1.0 - xb.x)); }
    float pdf;
    vec3 f = reflectance(s, v, lo, pSpec, pdf);
    if (pdf <= 1e-6) break;
    through *= min(f / pdf, vec3(4.0));
    lastPdf = pdf;
    rd = normalize(tx * lo.x + ty * lo.y + s.n * lo.z);
    ro = origin;
    float q = max(through.x, max(through.y, through.z));
    if (bounce > 2) { if (rnd() > q) break; through /= min(q, 1.0); }
    if (q < 0.004) break;
  }
  return sum;
}

void main() {
  uvec2 px = uvec2(gl_FragCoord.xy);
  hashState = pcg(px.x + pcg(px.y + 977u));
  dimension = 0;
  vec2 aa = rnd2() + rnd2() - 1.0;
  vec2 uv = (gl_FragCoord.xy + aa * 0.62 - 0.5 * uSize) / uSize.y * 2.0;
  vec3 ro, rd;
  cameraRay(uv, rnd2(), ro, rd);
  vec3 albedo;
  vec4 normal;
  vec3 c = trace(ro, rd, albedo, normal);
  c = min(c, vec3(CLAMP * 4.0));
  if (!(c.x >= 0.0 && c.y >= 0.0 && c.z >= 0.0)) c = vec3(0);
  outLight = vec4(c, 1);
  outAlbedo = vec4(albedo, 1);
  outNormal = normal;
}
`;
