/// The options of the command.
struct StressOptions {
  static let usage = """
    usage: WireflowStress [--from N] [--every N] [--lives N] [--seconds N] [--length N]
           WireflowStress --life N [--script FILE]
           WireflowStress --help

      --from N       the number of the first life, 1 if there is none
      --every N      how far the numbers of lives are apart, 1 if there is none; from 3 on, each
                     third one is hostile
      --lives N      how many lives, as many as there is time for if there is none
      --seconds N    for how long, 60 if neither is given
      --length N     how many steps a life has, 120 if there is none
      --life N       one life alone, with its log
      --script FILE  the steps of that life, in the place of random ones
      --help         these lines
    """

  var from: UInt64 = 1
  var every: UInt64 = 1
  var lives: Int?
  var seconds: Int?
  var length = 120
  var life: UInt64?
  var script: String?
  var asksForHelp = false

  /// Reads the options, or throws the mistakes in them.
  init(_ arguments: some Sequence<String>) throws(StressOptionError) {
    var rest = arguments.makeIterator()
    while let name = rest.next() {
      switch name {
      case "--from": from = try Self.number(name, rest.next())
      case "--every": every = try Self.number(name, rest.next())
      case "--lives": lives = Int(clamping: try Self.number(name, rest.next()))
      case "--seconds": seconds = Int(clamping: try Self.number(name, rest.next()))
      case "--length": length = Int(clamping: try Self.number(name, rest.next()))
      case "--life": life = try Self.number(name, rest.next())
      case "--script": script = try Self.value(name, rest.next())
      case "--help", "-h":
        asksForHelp = true
        return
      default: throw StressOptionError("there is no option \(name)")
      }
    }
    if script != nil, life == nil { throw StressOptionError("--script needs --life") }
    if lives == nil, seconds == nil { seconds = 60 }
  }

  private static func value(
    _ name: String, _ value: String?
  ) throws(StressOptionError) -> String {
    guard let value else { throw StressOptionError("\(name) needs a value") }
    return value
  }

  private static func number(
    _ name: String, _ value: String?
  ) throws(StressOptionError) -> UInt64 {
    let value = try self.value(name, value)
    guard let number = UInt64(value), number > 0 else {
      throw StressOptionError("\(name) needs a number above zero, not \(value)")
    }
    return number
  }
}

struct StressOptionError: Error {
  let description: String

  init(_ description: String) { self.description = description }
}
