#!/bin/bash
# A real S3 server on one machine: Ceph's gateway over a monitor, a manager and a store in memory. Nothing survives a stop.
# usage: ceph-s3.sh start|stop <folder> <monitor's port> <S3's port>
# Debian: apt-get install --no-install-recommends radosgw ceph-mon ceph-osd ceph-mgr ceph-common
set -eu
D=$2
export CEPH_CONF=$D/ceph.conf
case "$1" in
start)
  mkdir -p "$D"/{mon,osd,mgr,rgw,run,log}
  F=$(cat /proc/sys/kernel/random/uuid)
  cat > "$CEPH_CONF" <<C
[global]
fsid = $F
mon host = v2:127.0.0.1:$3
public network = 127.0.0.1/32
auth allow insecure global id reclaim = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd crush chooseleaf type = 0
mon allow pool size one = true
run dir = $D/run
admin socket = $D/run/\$name.asok
pid file = $D/run/\$name.pid
log file = $D/log/\$name.log
keyring = $D/keyring
[mon.a]
mon data = $D/mon
[osd.0]
osd data = $D/osd
osd objectstore = memstore
memstore device bytes = 2147483648
osd class load list = *
osd class default list = *
[mgr.x]
mgr data = $D/mgr
mgr disabled modules =
mgr initial modules =
[client.rgw]
rgw data = $D/rgw
rgw frontends = beast endpoint=127.0.0.1:$4
rgw thread pool size = 16
C
  K="$D/keyring"
  A="ceph-authtool $K --gen-key"
  ceph-authtool --create-keyring "$K" --gen-key -n mon. --cap mon 'allow *' > /dev/null
  for n in client.admin osd.0 mgr.x client.rgw; do
    $A -n $n --cap mon 'allow *' --cap osd 'allow *' --cap mgr 'allow *' > /dev/null
  done
  monmaptool --create --fsid "$F" --addv a "[v2:127.0.0.1:$3]" "$D/monmap" > /dev/null
  ceph-mon -i a --mkfs --monmap "$D/monmap" --keyring "$K" -c "$CEPH_CONF"
  ceph-mon -i a -c "$CEPH_CONF"
  U=$(cat /proc/sys/kernel/random/uuid)
  timeout 60 ceph -c "$CEPH_CONF" osd new "$U" 0 > /dev/null
  ceph-osd -i 0 --mkfs --osd-uuid "$U" -c "$CEPH_CONF" 2> /dev/null
  ceph-osd -i 0 -c "$CEPH_CONF" > /dev/null
  ceph-mgr -i x -c "$CEPH_CONF" > /dev/null 2>&1 || true
  timeout 60 ceph -c "$CEPH_CONF" osd crush add osd.0 1.0 host=h root=default > /dev/null 2>&1
  for _ in $(seq 60); do
    timeout 10 ceph -c "$CEPH_CONF" osd stat 2> /dev/null | grep -q '1 up' && break
    sleep 1
  done
  radosgw -n client.rgw -c "$CEPH_CONF"
  for _ in $(seq 120); do
    curl -s -o /dev/null "http://127.0.0.1:$4/" && break
    sleep 1
  done
  timeout 120 radosgw-admin -c "$CEPH_CONF" user create --uid=test --display-name=t --access-key=testkey --secret-key=testsecret > /dev/null
  ;;
stop)
  P=$(cat "$D"/run/*.pid 2> /dev/null || true)
  for p in $P; do kill "$p" 2> /dev/null || true; done
  # What does not end by itself is ended: its folder goes next.
  for _ in $(seq 5); do
    alive=
    for p in $P; do kill -0 "$p" 2> /dev/null && alive=1; done
    [ -z "$alive" ] && break
    sleep 1
  done
  for p in $P; do kill -9 "$p" 2> /dev/null || true; done
  ;;
esac
