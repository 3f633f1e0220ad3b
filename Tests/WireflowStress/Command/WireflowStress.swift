import Foundation
import RandomApps
import WireflowExploration

/// A standing adversary: random apps against backends, observers and users that do anything.
///
/// Each life has a number, by which it runs the same again, except for a hostile one: actors answer on
/// other threads while nobody waits for them. The first life that breaks a law is made as short as it
/// can be, and printed as a script with the command that plays it. A life that ends the process leaves
/// its steps in a file, which the program names at its start.
@main
@MainActor
enum WireflowStress {
  static func main() async {
    do {
      let options = try StressOptions(CommandLine.arguments.dropFirst())
      exit(await run(options) ? 0 : 1)
    } catch {
      FileHandle.standardError.write(
        Data("WireflowStress: \(error.description)\n\(StressOptions.usage)\n".utf8))
      exit(2)
    }
  }

  private static func run(_ options: StressOptions) async -> Bool {
    if let number = options["life"] { return await runOne(LifePlan(number: number), options) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "wireflow-stress-\(ProcessInfo.processInfo.processIdentifier).script")
    defer { try? FileManager.default.removeItem(at: file) }
    print("The number and the steps of the life under way are in \(file.path).")
    fflush(nil)
    return await runAll(options, LifeDiary(file))
  }

  private static func runAll(_ options: StressOptions, _ diary: LifeDiary?) async -> Bool {
    let clock = ContinuousClock()
    let start = clock.now
    var (lives, actions, replays) = (0, 0, 0)
    let most = options["lives"]
    let limit = options["seconds"] ?? (most == nil ? 60 : nil)
    while lives < most ?? .max {
      if let limit, clock.now - start > .seconds(Int(clamping: limit)) { break }
      let number = (options["from"] ?? 1) &+ UInt64(lives) &* (options["every"] ?? 1)
      let life = StressLife(LifePlan(number: number), diary)
      await life.live(nil, length: Int(clamping: options["length"] ?? 120))
      guard life.failure == nil else {
        await report(life)
        return false
      }
      lives += 1
      actions += life.steps.count
      if life.plan.kind == .session { replays += 1 }
    }
    let seconds = max((clock.now - start) / .seconds(1), 0.001)
    print(
      """
      \(lives) lives with \(actions) actions and \(replays) replays broke no law, \
      in \(Int(seconds)) s (\(Int(Double(actions) / seconds)) actions a second).
      """)
    return lives > 0
  }

  private static func runOne(_ plan: LifePlan, _ options: StressOptions) async -> Bool {
    var steps: [ExplorationStep]?
    if let path = options.script {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        print("\(path): cannot be read")
        return false
      }
      steps = LifeDiary.steps(of: text)
      guard steps != nil else {
        print("\(path): there is a line that is no step")
        return false
      }
    }
    let life = StressLife(plan)
    await life.live(steps, length: Int(clamping: options["length"] ?? 120))
    print(life.log, terminator: "")
    if let failure = life.failure { print("broken: \(failure.law)\n\(failure.detail)") }
    return life.failure == nil
  }

  /// Prints a failure and the shortest script that leads there.
  private static func report(_ life: StressLife) async {
    guard let failure = life.failure else { return }
    let (plan, number) = (life.plan, life.plan.number)
    print(
      """
      Life \(number) (\(plan.kind.rawValue), \(plan.wireframe)) broke a law: \(failure.law)
      \(failure.detail)

      Making it shorter ...
      """)
    fflush(nil)
    let short = await shrink(life.steps) { steps in
      let shorter = StressLife(plan)
      await shorter.live(steps, length: steps.count)
      return shorter.failure?.law == failure.law
    }
    print(
      """

      The shortest way there, as \(short.count) steps:

      \(short.script)
      To play it: swift run WireflowStress --life \(number) --script FILE
      """)
    // A sanitizer that finds what the failure has left behind ends the process without it.
    fflush(nil)
  }
}
