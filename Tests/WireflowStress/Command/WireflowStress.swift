import Foundation
import RandomApps
import WireflowExploration

/// A standing adversary: random apps against backends, observers and users that do anything.
///
/// Each life has a number, by which it runs the same again. The first life that breaks a law is
/// made as short as it can be, and printed as a script with the command that plays it, also where it
/// has ended the process.
@main
@MainActor
enum WireflowStress {
  static func main() async {
    do {
      let options = try StressOptions(CommandLine.arguments.dropFirst())
      exit(await run(options, CommandLine.arguments.dropFirst()) ? 0 : 1)
    } catch {
      FileHandle.standardError.write(
        Data("WireflowStress: \(error.description)\n\(StressOptions.usage)\n".utf8))
      exit(2)
    }
  }

  private static func run(
    _ options: StressOptions, _ arguments: some Sequence<String>
  ) async -> Bool {
    let diary = LifeDiary.ofEnvironment()
    defer { diary?.close() }
    if let number = options["life"] {
      return await runOne(LifePlan(number: number), options, diary)
    }
    if diary == nil, let supervisor = StressSupervisor() {
      let hasPassed = await supervisor.run(Array(arguments))
      // Foundation keeps 32 bytes of a process that it has started. The address sanitizer, which
      // looks for leaks at the end, has done so for the lives at the end of theirs.
      fflush(nil)
      _exit(hasPassed ? 0 : 1)
    }
    return await runAll(options, diary)
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

  private static func runOne(
    _ plan: LifePlan, _ options: StressOptions, _ diary: LifeDiary?
  ) async -> Bool {
    var steps: [ExplorationStep]?
    if let path = options.script {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        print("\(path): cannot be read")
        return false
      }
      steps = LifeScript.steps(of: text)
      guard steps != nil else {
        print("\(path): there is a line that is no step")
        return false
      }
    }
    let life = StressLife(plan, diary)
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
  }
}
