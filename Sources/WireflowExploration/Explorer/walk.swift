public import Wireflow

/// A session of a random user, which depends only on its seed.
public struct RandomWalk: Sendable, Hashable {
  /// The seed.
  public let seed: UInt64
  /// The steps, including the waits that belong to them.
  public let script: [ExplorationStep]
  /// The number of places that were in front.
  public let placeCount: Int
  /// The number of different actions, counted for each place.
  public let actionCount: Int
}

/// Lets a random user work on an app, who prefers the least used actions.
///
/// ```swift
/// let walk = await walk(seed: 7, actions: 500) { ApplicationController(notesOn: $0, wireframe: $1) }
/// print(walk.script.script)
/// ```
/// Now and then the user changes habits, and avoids a third of all kinds of actions for a while.
/// - Parameters:
///   - seed: the seed of the session.
///   - actions: the number of actions.
///   - wireframe: the wireframe that decides how everything is presented.
///   - options: the inputs to try beside the visible elements.
///   - makeController: makes the app with its own services, in the same state each time.
@MainActor
public func walk(
  seed: UInt64, actions: Int, on wireframe: WireframeVariant = .tabBar,
  options: ExplorationOptions = .init(),
  makeController: @escaping @MainActor (Stage, WireframeMaker) -> ApplicationController
) async -> RandomWalk {
  let explorer = Explorer(
    ExplorationSubject(
      wireframe: wireframe, options: options, app: ExplorableApp(makeController: makeController)))
  let app = LiveApp(explorer.subject)
  var random = SplitMix(seed: seed)
  await app.takeEagerly(.action(.launch))
  var sight = explorer.reader(app).sight()
  var (counts, places): ([Hunt.Attempt: Int], Set<SeenPlace>) = ([:], [sight.front.outline])
  var salt = random.next()
  for number in 0..<max(actions, 0) {
    if number.isMultiple(of: 50) { salt = random.next() }
    let steps = explorer.finder(app, sight).all
    let habit = steps.filter { mix($0.cause, salt) % 3 > 0 }
    let choice = (habit.isEmpty ? steps : habit).map { step in
      (
        step, Hunt.Attempt(edge: nil, place: step.from.outline, cause: step.cause.outline)
      )
    }
    let least = choice.map { counts[$0.1] ?? 0 }.min() ?? 0
    let rarest = choice.filter { (counts[$0.1] ?? 0) == least }
    guard !rarest.isEmpty else { break }
    let (step, attempt) = rarest[Int(random.next() % UInt64(rarest.count))]
    counts[attempt, default: 0] += 1
    guard let outcome = await explorer.result(of: step, from: sight, in: app) else { continue }
    sight = outcome.sight
    places.insert(sight.front.outline)
  }
  return RandomWalk(
    seed: seed, script: app.path, placeCount: places.count, actionCount: counts.count)
}

/// Returns a hash of a cause that depends only on its text and a salt.
private func mix(_ cause: NavigationMap.Cause, _ salt: UInt64) -> UInt64 {
  var hash = salt | 1
  for byte in cause.description.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return hash >> 32
}

/// A random number generator whose numbers depend only on its seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from zero up to a bound, which it does not reach.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  /// Returns true once in a number of times on average.
  mutating func isOnce(in count: Int) -> Bool { below(count) == 0 }

  /// Returns a power of two up to a limit, each half as probable as the one before it.
  mutating func power(upTo limit: Int) -> Int {
    var count = 1
    while count < limit, isOnce(in: 2) { count *= 2 }
    return min(limit, count)
  }
}
