# Copies the declarations that articles show as a whole into one file, which tests compile.
#
# The arguments are the file, the place that its code tells, modules to import and articles, and
# then articles to list. It is a script because a tool would be compiled before anything else.

# Returns whether code is a whole declaration, which may be a function of a flow.
function isWhole(code, flow,    declaration) {
  declaration = code
  while (declaration ~ /^\/\/\//) sub(/^[^\n]*\n/, "", declaration)
  if (declaration !~ /^@/) declaration = code
  if (declaration !~ /^(@MainActor|@Observable|actor |enum |extension |struct )/) {
    if (flow == "" || !isFunction(code)) return 0
  }
  return code ~ /\n}$/ && !index(code, "// ...")
}

function isFunction(code) { return code ~ /^(private )?func / }

# Hands out the whole declarations of an article, except those that show how it was before.
#
# Functions are among them if the path is followed by a number sign and the flow that has them.
function read(article,    parts, hasLine, line, lead, isInside, isSwift, code) {
  split(article, parts, "#")
  while ((hasLine = getline line < parts[1]) > 0) {
    if (line !~ /^```/) {
      if (isInside) code = code (code == "" ? "" : "\n") line
      else if (line != "") lead = line
    } else if (isInside) {
      if (isSwift && isWhole(code, parts[2])) add(code, parts[2])
      isInside = 0
      lead = ""
    } else {
      isInside = 1
      isSwift = line == "```swift" && lead !~ /^Before/
      code = ""
    }
  }
  if (hasLine < 0) {
    print "No article: " parts[1] > "/dev/stderr"
    exit 1
  }
  close(parts[1])
}

function add(code, flow) {
  if (isListing) {
    listed = listed (listed == "" ? "" : ",\n") "##\"\"\"\n" code "\n\"\"\"##"
  } else {
    if (isFunction(code)) {
      gsub(/private func/, "func", code)
      code = "extension " flow " {\n" code "\n}"
    }
    compiled = compiled (compiled == "" ? "" : "\n\n") code
  }
}

BEGIN {
  for (i = 3; i < ARGC; i++) {
    if (ARGV[i] == "--list") isListing = 1
    else if (ARGV[i] ~ /\.md/) read(ARGV[i])
    else imports = imports "import " ARGV[i] "\n"
  }
  print imports "\n#sourceLocation(file: \"" ARGV[2] "\", line: 1)\n" compiled > ARGV[1]
  print "\nlet codeOfArticles: [String] = [\n" listed "\n]" > ARGV[1]
}
