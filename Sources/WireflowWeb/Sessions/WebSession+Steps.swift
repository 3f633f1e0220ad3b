import Foundation
import Wireflow
import WireflowInteraction

extension WebSession {
  /// The maximum number of steps in an answer, with and without their drawings.
  static let (mostDrawn, mostListed) = (24, 400)

  /// The state of the session, with the last step of the app on each wireframe.
  var message: SentObject {
    let canCompare = means != nil && (backend.wireframes?.variants.count ?? 0) > 1
    return SentObject([
      "run": Self.run, "canCompare": canCompare, "canSave": test != nil,
      "count": timeline?.steps.count ?? 0, "companions": companions.map(\.message),
      "place": backend.shown.place, "lines": timeline?.lastStep?.lines ?? [],
      "map": maps?.state(on: wireframe),
    ])
  }

  /// Returns the steps up to one, or throws the refusal for a step that is not there.
  func steps(through step: Int) throws(HTTPFailure) -> ArraySlice<SessionStep> {
    guard let timeline, timeline.steps.indices.contains(step) else {
      throw HTTPFailure(.conflict, "There is no step \(step).")
    }
    return (step == timeline.last ? timeline.currentSteps : timeline.steps)[...step]
  }

  /// Returns steps, with their drawings if the page asks for them, also of another wireframe.
  func readSteps(_ body: [UInt8]) throws(HTTPFailure) -> HTTPResponse {
    let message: StepsMessage = try HTTPResponse.decode(body)
    let most = message.isDrawn ? Self.mostDrawn : Self.mostListed
    guard message.from >= 0, message.from <= message.to, message.to - message.from <= most else {
      throw HTTPFailure(.badRequest, "The steps must be 0 to \(most), in order.")
    }
    let steps = timeline?.steps ?? []
    let range = (message.from..<message.to).clamped(to: steps.indices)
    if let name = message.app {
      guard let companion = companions.first(where: { $0.name == name }) else {
        throw HTTPFailure(.conflict, "There is no app on a wireframe of that name here.")
      }
      return HTTPResponse(json: ["steps": companion.drawnSteps(range, beside: steps)])
    }
    let sent = range.map { steps[$0].sent($0, message.isDrawn ? timeline?.drawing(at: $0) : nil) }
    return HTTPResponse(json: ["steps": sent])
  }

  /// Performs the user's action from a page, in the past if the user looks at the past.
  func perform(_ body: [UInt8]) async throws(HTTPFailure) -> HTTPResponse {
    let message: UserMessage = try HTTPResponse.decode(body)
    let (action, target) = (try message.userAction(), try message.target())
    if let step = message.past { try await rewind(to: step) }
    catchUp()
    // An app that was made again has other screens than those the user looked at.
    let seen = message.past == nil ? target : nil
    guard let stage = backend.stage else { return HTTPResponse(reason: "the app has ended") }
    let outcome = seen.map { stage.perform(action, on: $0) } ?? stage.perform(action)
    follow(action)
    guard case .refused(let refusal) = outcome else { return HTTPResponse(reason: nil) }
    return HTTPResponse(reason: "\(refusal.reason)")
  }
}

extension SessionStep {
  /// Returns the step as a page reads it, with what the user sees at its end and the screens and
  /// flows behind that, if they are known.
  func sent(_ number: Int, _ drawing: SessionDrawing? = nil) -> SentObject {
    SentObject([
      "number": number, "action": "\(action)", "lines": lines, "place": drawing?.place ?? place,
      "drawing": drawing.map {
        SentObject([
          "picture": $0.picture, "tree": "\($0.tree)", "flows": $0.tree.flowLines,
        ])
      },
    ])
  }
}

extension NavigationTree {
  /// The flows as lines, each indented by two more columns than its parent.
  var flowLines: String { mainFlow.map { "\($0)" } ?? "" }
}

extension WebSession {
  /// Saves a test of the steps up to one.
  func saveTest(_ body: [UInt8]) throws(HTTPFailure) -> HTTPResponse {
    let steps = try steps(through: HTTPResponse.decode("step", of: body))
    guard let test else {
      throw HTTPFailure(.conflict, "Only a CommandApplication saves sessions as tests.")
    }
    do {
      return HTTPResponse(json: ["saved": try test(Array(steps))])
    } catch {
      return HTTPResponse(reason: "\(error)")
    }
  }
}
