/// Requests that the stage has tried out, each on the state that the earlier ones lead to.
@MainActor
struct Attempt {
  /// The requests, as wireframes have translated them, with what the app said about each.
  var steps: [(request: NavigationRequest, asker: Asker)] = []
  /// The number of steps at the end of each part of a transaction.
  var ends: [Int] = []
  /// The positions of the steps whose state is there already.
  var fulfilled: [Int] = []
  /// The request that is refused, and why.
  var refusal: (request: NavigationRequest, why: Refusal)?
  /// True if something would change.
  var changesAnything = false
  /// The screens that would come on stage, and those that would leave it, in order.
  var arriving: [any Screen] = []
  var leaving: [any Screen] = []

  var requests: [NavigationRequest] { steps.map(\.request) }

  /// True if no guard is asked about any of it.
  var passesGuards: Bool { leaving.isEmpty && requests.allSatisfy(\.traits.passesGuards) }

  /// True if the state is already as requested.
  var isFulfilled: Bool { !changesAnything && fulfilled.count == steps.count }

  /// Forgets all but the first parts of a transaction.
  mutating func keep(parts: Int) {
    let count = parts == 0 ? 0 : ends[parts - 1]
    steps.removeSubrange(count...)
    fulfilled.removeAll { $0 >= count }
  }

  /// Notes what came and left, except for screens that did both.
  mutating func note(_ effects: Effects) {
    changesAnything = !effects.steps.isEmpty
    for change in effects.changes {
      if case .entered(let screen) = change { arriving.append(screen) }
      if case .left(let screen) = change { leaving.append(screen) }
    }
    let both = Set(arriving.map { ObjectIdentifier($0) })
      .intersection(leaving.map { ObjectIdentifier($0) })
    guard !both.isEmpty else { return }
    arriving.removeAll { both.contains(ObjectIdentifier($0)) }
    leaving.removeAll { both.contains(ObjectIdentifier($0)) }
  }

  /// The words that a log line uses for it.
  func phrase(of ask: Ask) -> String {
    if case .transaction = ask.request { return ask.request.traits.phrase() }
    return (steps.count == 1 ? steps[0].request : ask.request).traits.phrase()
  }
}

/// Attempts: the stage tries requests out and takes them back, for a transaction, before guards, for
/// a verdict, and when a gesture begins.
extension Stage {
  /// Tries changes out, and takes them back.
  func trying(_ body: (inout Attempt) -> Void) -> Attempt {
    var attempt = Attempt()
    let mark = places.beginAttempt()
    _ = places.takeEffects()
    readingApp { body(&attempt) }
    attempt.note(places.effects)
    places.rollBack(to: mark)
    return attempt
  }

  /// Tries translated requests out.
  func attempt(_ requests: [NavigationRequest], of ask: Ask) -> Attempt {
    trying { attempt in
      for request in requests {
        guard add(request, of: ask, isAlone: requests.count == 1, to: &attempt) else { return }
      }
    }
  }

  /// Carries out a request within an attempt, and returns false if it is refused, as a wall is
  /// together with anything else.
  func add(
    _ request: NavigationRequest, of ask: Ask, isAlone: Bool, to attempt: inout Attempt
  ) -> Bool {
    let asker = asker(of: ask, request)
    attempt.steps.append((request, asker))
    do throws(Refusal) {
      if !isAlone, request.raisesWall, let wall = request.traits.newcomers.first {
        throw .screen(.raisedByItself, wall)
      }
      places.asker = asker
      try places.carryOut(request)
    } catch {
      guard error.isFulfilled else {
        attempt.refusal = (request, error)
        return false
      }
      attempt.fulfilled.append(attempt.steps.count - 1)
    }
    return true
  }

  /// Carries a request out and reports it, and returns why not if it is refused.
  func commit(_ request: NavigationRequest, by asker: Asker) -> Refusal? {
    places.asker = asker
    let refusal = carryOut(request)
    places.asker = .nobody
    report()
    return refusal
  }

  /// Carries out the requests of an attempt, reports them as one change, and returns the last refusal,
  /// if any.
  func commit(_ tried: Attempt) -> (request: NavigationRequest, why: Refusal)? {
    var refusal: (request: NavigationRequest, why: Refusal)?
    for (request, asker) in tried.steps {
      places.asker = asker
      if let why = carryOut(request) { refusal = (request, why) }
    }
    places.asker = .nobody
    report()
    return refusal
  }

  /// Carries a request out, and returns why not if the places refuse it.
  private func carryOut(_ request: NavigationRequest) -> Refusal? {
    readingApp {
      do throws(Refusal) {
        try places.carryOut(request)
        return nil
      } catch {
        return error
      }
    }
  }

  /// The one who asks, with what the app says about a request beforehand.
  func asker(of ask: Ask, _ request: NavigationRequest) -> Asker {
    let asker = Asker(flow: ask.flow, isByUser: ask.isByUser, style: ask.style, fate: ask.fate)
    if case .installPlayer(let player, _) = request { asker.controls = player.minimizedControls }
    if case .presentRootItems(let items, let wireframe, _, _, _) = request {
      asker.container = wireframe.container(for: .install(items))
    }
    if case .adapt(let formFactor, _) = request {
      asker.adapted = regionContainers(for: formFactor)
    }
    return asker
  }
}
