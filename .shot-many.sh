while read -r a; do set -- $a; node .shot.mjs $1 $2 $3 "$4" "${5/-/}" "$6" "${7//_/ }" & done; wait
