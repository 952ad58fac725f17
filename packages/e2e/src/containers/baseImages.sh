#!/usr/bin/env bash
# Makes stand-ins for the base images of the Dockerfiles and docker-compose.yml, for a machine that reaches Debian's and
# npm's registries and none of containers. For tests only. Needs root, a Docker engine and debootstrap; takes two minutes.
#   packages/e2e/src/containers/baseImages.sh
set -euo pipefail
cd "$(dirname "$0")/../../../.."

node_image=$(sed -n 's/^FROM \(node:[^ ]*\).*/\1/p' gateway/Dockerfile)
postgres_image=$(sed -n 's/^ *image: \(postgres:.*\)/\1/p' docker-compose.yml)
mirror=$(apt-cache policy | grep --only-matching --max-count=1 -E 'https?://[^ ]+/debian\b')
work=$(mktemp --directory)
trap 'rm --recursive --force "$work"' EXIT

# The first Debian that has PostgreSQL 18; Node's own binaries run on any.
debian() {
  debootstrap --variant=minbase forky "$work/debian" "$mirror" /usr/share/debootstrap/scripts/sid >"$work/debian.log" ||
    { tail "$work/debian.log"; return 1; }
  # What this machine trusts, and how it reaches Debian.
  install -D --mode=644 /etc/ssl/certs/ca-certificates.crt "$work/debian/etc/ssl/certs/ca-certificates.crt"
  # A mirror may lag behind the days for which Debian signs its lists.
  echo 'Acquire::Check-Valid-Until "false";' >"$work/debian/etc/apt/apt.conf.d/mirror"
  # As in the images that it stands for: what was installed is not kept as a package.
  echo 'APT::Keep-Downloaded-Packages "false"; DPkg::Post-Invoke { "rm -f /var/cache/apt/archives/*.deb"; };' \
    >"$work/debian/etc/apt/apt.conf.d/clean"
  tar --directory="$work/debian" --create . | docker import - site-base/debian >/dev/null
}

node_() {
  local version=${node_image#node:}
  (cd "$work" && npm pack --silent "node-linux-$(node -p process.arch)@${version%%-*}" npm@11 >/dev/null)
  mkdir "$work/node" "$work/npm"
  tar --directory="$work/node" --extract --file="$(echo "$work"/node-linux-*.tgz)" --strip-components=1 package/bin
  tar --directory="$work/npm" --extract --file="$(echo "$work"/npm-*.tgz)" --strip-components=1
  docker build --quiet --tag "$node_image" --file - "$work" >/dev/null <<'DOCKERFILE'
FROM site-base/debian
COPY node/bin/node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN chmod 755 /usr/local/bin/node && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
CMD ["node"]
DOCKERFILE
}

postgres() {
  cat >"$work/entrypoint.sh" <<'SH'
#!/usr/bin/env bash
# Creates the cluster, its owner and one database if the volume is empty; then starts the server as postgres.
set -eo pipefail
if [ "$(id -u)" = 0 ]; then
  install --directory --owner=postgres --mode=700 "$PGDATA"
  chown postgres /var/run/postgresql
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb --username="$POSTGRES_USER" --pwfile=<(echo "${POSTGRES_PASSWORD:?}") --auth-local=trust --auth-host=scram-sha-256
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl --wait --options="-c listen_addresses=''" start
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --wait stop
fi
exec "$@" -c listen_addresses='*'
SH
  docker build --quiet --tag "$postgres_image" --file - "$work" >/dev/null <<'DOCKERFILE'
FROM site-base/debian
RUN groupadd --system --gid 999 postgres \
  && useradd --system --uid 999 --gid 999 --home-dir /var/lib/postgresql postgres \
  && mkdir -p /etc/postgresql-common \
  && echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf \
  && apt-get update --quiet=2 \
  && DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes --no-install-recommends postgresql-18 \
  && rm -rf /var/lib/apt/lists /var/cache/apt /var/lib/postgresql/*
COPY --chmod=755 entrypoint.sh /usr/local/bin/entrypoint.sh
ENV PATH=/usr/lib/postgresql/18/bin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin PGDATA=/var/lib/postgresql/18/docker
VOLUME /var/lib/postgresql
STOPSIGNAL SIGINT
ENTRYPOINT ["entrypoint.sh"]
CMD ["postgres"]
DOCKERFILE
}

for step in debian node_ postgres; do
  "$step"
  echo "${step%_} after $SECONDS s"
done
docker images --format '{{.Repository}}:{{.Tag}} {{.Size}}' | grep -Fe "$node_image" -e "$postgres_image"
