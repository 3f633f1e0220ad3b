import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The instructions that some work takes, counted by running this program again under valgrind.
///
/// They are the same in each run, whoever else uses the machine, so bounds can be tight.
struct Counting {
  /// The number of instructions of a round, by counter, in the order of the rows.
  let instructions: [Int]

  /// Where valgrind is, or nil if it is not there.
  static var valgrind: String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/valgrind" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Counts the rows with some words in their names.
  init(_ valgrind: String, filter: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wireflow-counting-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: valgrind)
    process.arguments = [
      "--tool=callgrind", "--quiet", "--toggle-collect=*wireflowCounted*",
      "--dump-before=*wireflowCountingEnds*", "--callgrind-out-file=\(folder.path)/out",
      CommandLine.arguments[0], "--counted", "--filter", filter,
    ]
    // Hash values would else differ from run to run.
    process.environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "valgrind ended with \(process.terminationStatus)")
    }
    instructions = try Self.dumps(in: folder).map(Self.total)
  }

  /// The files that were written, in order: out.1, out.2, and so on.
  private static func dumps(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .compactMap { file in Int(file.pathExtension).map { ($0, file) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func total(_ file: URL) throws -> Int {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    for line in text.split(separator: "\n").reversed() where line.hasPrefix("totals: ") {
      if let total = Int(line.dropFirst(8)) { return total }
    }
    throw Failure(description: "there is no total in \(file.lastPathComponent) of valgrind")
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}

/// Does each row and its floor once for practice and once to be counted, when this program runs
/// under valgrind.
@MainActor
func runCounted(filter: String) {
  for row in BenchmarkRow.all where filter.isEmpty || row.name.contains(filter) {
    for work in [row.work, row.floor] {
      var round = work.prepare()
      round()
      if work.isUsedUp { round = work.prepare() }
      wireflowCounted(round)
      wireflowCountingEnds(work.count)
    }
  }
}

/// Does a round while instructions are counted, which valgrind begins and ends by its name.
///
/// To set a count of all before it to zero would not do: some of that would stay in it.
@MainActor
@inline(never)
@_optimize(none)
private func wireflowCounted(_ round: BenchmarkRow.Round) { round() }

/// Stands where a count ends and is written, to be found by its name.
@inline(never)
@_optimize(none)
private func wireflowCountingEnds(_ count: Int) {}

/// The time that this thread has had a processor for, which others on the machine do not lengthen.
enum ThreadClock {
  /// Seconds since the thread began.
  static var now: Double { time(CLOCK_THREAD_CPUTIME_ID) }

  /// Seconds of all threads together, for work that changes its thread.
  static var ofAllThreads: Double { time(CLOCK_PROCESS_CPUTIME_ID) }

  private static func time(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Ends the process as failed.
func exitAsFailed() -> Never { exit(1) }

/// The CPU time that some work takes, in rounds that take turns with those of its floor, so that a
/// noisy machine strikes both alike.
struct Timing {
  /// The median of nanoseconds that the work takes once.
  let nanoseconds: Double
  /// The ratio to the floor in each round: the median, the lowest and the highest.
  let ratio: Double
  let lowest: Double
  let highest: Double

  private static let rounds = 11
  /// The seconds that a round takes at least, if need be by doing the work more often.
  private static let least = 0.002

  @MainActor
  init(_ row: BenchmarkRow) {
    let (work, floor) = (Subject(row.work), Subject(row.floor))
    var (costs, ratios): ([Double], [Double]) = ([], [])
    for _ in 0..<Self.rounds {
      let (cost, least) = (work.cost(), floor.cost())
      costs.append(cost)
      ratios.append(cost / least)
    }
    nanoseconds = costs.sorted()[Self.rounds / 2] * 1e9
    ratios.sort()
    (ratio, lowest, highest) = (ratios[Self.rounds / 2], ratios[0], ratios[Self.rounds - 1])
  }

  /// Some work that is ready, and has been done once.
  @MainActor
  private struct Subject {
    private let work: BenchmarkRow.Work
    private let round: BenchmarkRow.Round
    private var times = 1

    init(_ work: BenchmarkRow.Work) {
      self.work = work
      round = work.prepare()
      round()
      times = Int(min(100, max(1, Timing.least / max(seconds(), 1e-9))).rounded(.up))
    }

    /// The seconds that the work takes once.
    func cost() -> Double { seconds() / Double(times * work.count) }

    /// The seconds that all rounds take.
    private func seconds() -> Double {
      guard work.isUsedUp else { return Self.seconds { for _ in 0..<times { round() } } }
      return (0..<times).reduce(0) { sum, _ in sum + Self.seconds(work.prepare()) }
    }

    private static func seconds(_ body: () -> Void) -> Double {
      let start = ThreadClock.now
      body()
      return ThreadClock.now - start
    }
  }
}
