/// The requests that the stage tries out, each on the state that the earlier ones produce.
@MainActor
struct Attempt {
  /// The translated requests, each with its requester and the app's answers about it.
  var steps: [(request: NavigationRequest, asker: Asker)] = []
  /// The number of steps at the end of each part of a transaction.
  var ends: [Int] = []
  /// The positions of the steps that are already fulfilled, and the stage's words for that.
  var fulfilled: [(step: Int, why: Refusal)] = []
  /// The refused request, and the reason.
  var refusal: (request: NavigationRequest, why: Refusal)?
  /// True if the attempt changes anything.
  var changesAnything = false
  /// The screens that would enter and leave the stage, in order.
  var arriving: [any Screen] = []
  var leaving: [any Screen] = []

  var requests: [NavigationRequest] { steps.map(\.request) }

  /// True if no guard needs to see the attempt.
  var passesGuards: Bool { leaving.isEmpty && requests.allSatisfy(\.traits.passesGuards) }

  /// True if the state is already as requested.
  var isFulfilled: Bool { !changesAnything && fulfilled.count == steps.count }

  /// Removes all but the first parts of a transaction.
  mutating func keep(parts: Int) {
    let count = parts == 0 ? 0 : ends[parts - 1]
    steps.removeSubrange(count...)
    fulfilled.removeAll { $0.step >= count }
  }

  /// Records the screens that entered and left, except for those that did both.
  mutating func note(_ effects: Effects) {
    changesAnything = !effects.steps.isEmpty || !effects.deliveries.isEmpty
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

  /// Returns the log's phrase for the attempt.
  func phrase(of ask: Ask) -> String {
    if case .transaction = ask.request { return ask.request.traits.phrase() }
    return (steps.count == 1 ? steps[0].request : ask.request).traits.phrase()
  }
}

/// Attempts: the stage tries requests out and rolls them back, for a transaction, before guards
/// run, for a verdict, and when a gesture begins.
extension Stage {
  /// Tries changes out and rolls them back.
  func trying(_ body: (inout Attempt) -> Void) -> Attempt {
    var attempt = Attempt()
    let mark = places.beginAttempt()
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

  /// Carries out a request within an attempt, and returns false if it is refused.
  ///
  /// A wall is refused together with other requests.
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
      guard error.fulfils(request) else {
        attempt.refusal = (request, error)
        return false
      }
      attempt.fulfilled.append((attempt.steps.count - 1, error))
    }
    return true
  }

  /// Carries out and reports a request, and returns the reason if it is refused.
  func commit(_ request: NavigationRequest, by asker: Asker) -> Refusal? {
    let refusal = places.acting(as: asker) { carryOut(request) }
    report()
    return refusal
  }

  /// Carries out the requests of an attempt, reports them as one change, and returns the last
  /// refusal, if any.
  func commit(_ tried: Attempt) -> (request: NavigationRequest, why: Refusal)? {
    var refusal: (request: NavigationRequest, why: Refusal)?
    for (request, asker) in tried.steps {
      if let why = places.acting(as: asker, { carryOut(request) }) { refusal = (request, why) }
    }
    report()
    return refusal
  }

  /// Carries out a request, and returns the reason if the places refuse it.
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

  /// Returns the requester, with the app's answers about the request.
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
