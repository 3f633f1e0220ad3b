/// The options of the command.
struct StressOptions {
  static let usage = """
    usage: WireflowStress [--from N] [--every N] [--lives N] [--seconds N] [--length N]
           WireflowStress --life N [--script FILE]

      --from N       the number of the first life, 1 if there is none
      --every N      how far the numbers of lives are apart, 1 if there is none; from 3 on, each
                     third one is hostile
      --lives N      how many lives, as many as there is time for if there is none
      --seconds N    for how long, 60 if neither is given
      --length N     how many steps a life has, 120 if there is none
      --life N       one life alone, with its log
      --script FILE  the steps of that life, in the place of random ones
    """

  private static let names: Set = ["from", "every", "lives", "seconds", "length", "life", "script"]
  private var values: [String: String] = [:]

  /// Reads the options, or throws the mistakes in them.
  init(_ arguments: some Sequence<String>) throws(StressOptionError) {
    var rest = arguments.makeIterator()
    while let flag = rest.next() {
      let name = String(flag.dropFirst(2))
      guard Self.names.contains(name), let value = rest.next() else {
        throw StressOptionError(description: "\(flag) is no option, or needs a value")
      }
      guard name == "script" || UInt64(value) ?? 0 > 0 else {
        throw StressOptionError(description: "\(flag) needs a number above zero, not \(value)")
      }
      values[name] = value
    }
    guard script == nil || self["life"] != nil else {
      throw StressOptionError(description: "--script needs --life")
    }
  }

  var script: String? { values["script"] }

  /// The number of an option, or nil if it is not given.
  subscript(name: String) -> UInt64? { values[name].flatMap { UInt64($0) } }
}

struct StressOptionError: Error {
  let description: String
}
