#!/bin/sh
# A real store that speaks S3, from Debian's packages: OpenStack Swift with its s3api, on this machine alone, for `npm run test:s3` and for CI.
#
#   sh tooling/debian-s3.sh install        the packages, as root
#   sh tooling/debian-s3.sh run COMMAND…   starts the store, makes a bucket, runs the command with TEST_S3_*, stops the store
#
# Its files lie in a folder of their own below TMPDIR, which has to keep extended attributes, and go with it.
set -eu

PORT="${S3_PORT:-18080}"
KEY=test:tester
SECRET=testing

install() {
  apt-get update
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
    swift-proxy swift-account swift-container swift-object memcached
}

# On the Python that Debian brings, whatever else is first on the path.
ring() {
  /usr/bin/python3 /usr/bin/swift-ring-builder "$@"
}

# One server of the three kinds that keep something: its settings, and the ring that says where it is.
keeper() {
  kind=$1
  port=$((PORT + $2))
  cat > "$FOLDER/$kind-server.conf" <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $port
workers = 0
user = $(id -un)
swift_dir = $FOLDER
devices = $FOLDER/devices
mount_check = false
log_level = ERROR
[pipeline:main]
pipeline = $kind-server
[app:$kind-server]
use = egg:swift#$kind
CONF
  (
    cd "$FOLDER"
    ring "$kind.builder" create 4 1 1
    ring "$kind.builder" add --region 1 --zone 1 --ip 127.0.0.1 --port "$port" --device one --weight 1
    # It warns of a ring without a second copy, and ends with 1.
    ring "$kind.builder" rebalance || [ $? -eq 1 ]
  ) > "$FOLDER/$kind.rings"
}

# What is spoken to: S3 by signatures, of one account.
front() {
  cat > "$FOLDER/proxy-server.conf" <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $PORT
workers = 0
user = $(id -un)
swift_dir = $FOLDER
log_level = ERROR
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:$((PORT + 4))
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = $SECRET .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
CONF
}

start() {
  mkdir -p "$FOLDER/devices/one"
  printf '[swift-hash]\nswift_hash_path_prefix = yardsign\nswift_hash_path_suffix = yardsign\n' > "$FOLDER/swift.conf"
  keeper account 1
  keeper container 2
  keeper object 3
  front
  memcached -l 127.0.0.1 -p $((PORT + 4)) -u nobody > "$FOLDER/memcached.log" 2>&1 &
  echo $! >> "$FOLDER/pids"
  for kind in account container object proxy; do
    server=/usr/bin/swift-$kind-server
    SWIFT_CONF_DIR="$FOLDER" /usr/bin/python3 "$server" "$FOLDER/$kind-server.conf" > "$FOLDER/$kind.log" 2>&1 &
    echo $! >> "$FOLDER/pids"
  done
  for _try in $(seq 1 60); do
    if curl -fs "http://127.0.0.1:$PORT/healthcheck" > /dev/null; then return; fi
    sleep 0.5
  done
  cat "$FOLDER"/*.log >&2
  echo 'The store did not start.' >&2
  exit 1
}

make_bucket() {
  node --input-type=module -e "
    import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
    const credentials = { accessKeyId: '$KEY', secretAccessKey: '$SECRET' };
    const store = new S3Client({ endpoint: 'http://127.0.0.1:$PORT', region: 'us-east-1', forcePathStyle: true, credentials });
    await store.send(new CreateBucketCommand({ Bucket: 'yardsign' }));
  " 2> "$FOLDER/bucket.log" || { cat "$FOLDER"/*.log >&2; exit 1; }
}

stop() {
  while read -r pid; do kill "$pid" 2> /dev/null || true; done < "$FOLDER/pids"
  rm -rf "$FOLDER"
}

case "${1:-}" in
  install) install ;;
  run)
    shift
    FOLDER=$(mktemp -d)
    touch "$FOLDER/pids"
    trap stop EXIT
    start
    make_bucket
    TEST_S3_ENDPOINT="http://127.0.0.1:$PORT" TEST_S3_BUCKET=yardsign TEST_S3_KEY=$KEY TEST_S3_SECRET=$SECRET "$@"
    ;;
  *)
    sed -n '2,7s/^# \{0,1\}//p' "$0"
    exit 1
    ;;
esac
