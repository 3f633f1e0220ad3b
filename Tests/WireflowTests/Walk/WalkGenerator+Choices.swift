import TestSupport
import Wireflow
import WireflowInteraction

/// The flows, screens and modals that acts are about.
extension WalkGenerator {
  mutating func newScreen() -> Int {
    lastScreen += 1
    return lastScreen
  }

  mutating func newAlert() -> Int {
    lastAlert += 1
    return lastAlert
  }

  /// A flow: mostly one that lives, sometimes one that has ended.
  mutating func flow(_ model: StageModel) -> Int {
    if random.chance(5), let stale = random.pick(staleFlows) { return stale }
    return random.chance(75) ? random.pick(model.liveFlows) ?? 0 : 0
  }

  /// A screen: mostly one on stage, sometimes one that has left or waits.
  mutating func screen(_ model: StageModel) -> Int {
    if random.chance(6), let stale = random.pick(staleScreens) { return stale }
    if random.chance(10), let waiting = random.pick(model.line) {
      return StageModel.screens(of: waiting.request).first ?? 1
    }
    return random.pick(model.picture.screens) ?? 1
  }

  /// The visible screen, or the top of any stack.
  mutating func top(_ model: StageModel) -> Int {
    if random.chance(70) { return random.pick(model.visible) ?? 1 }
    return random.pick(model.picture.stacks)?.last ?? 1
  }

  /// The screen in front.
  func front(_ model: StageModel) -> Int { model.picture.frontScreen ?? 1 }

  /// A number with which a screen can be a player; sometimes the one that is there.
  mutating func newPlayer(_ present: Picture.Player?) -> Int {
    if let present, random.chance(10) { return present.screen }
    repeat { lastScreen += 1 } while !WalkTrait.hasControls(lastScreen)
    return lastScreen
  }

  mutating func modal(_ model: StageModel) -> Int {
    random.pick(model.picture.modals.flatMap(\.region.roots)) ?? 1
  }

  /// A new value for a stack: some of its screens, and new ones below and above.
  mutating func newStack(_ model: StageModel, _ any: Int) -> WalkRequest {
    let stack = random.pick(model.picture.stacks) ?? [any]
    var screens = stack.dropFirst().filter { _ in random.chance(60) }
    screens.insert(random.chance(50) ? stack[0] : newScreen(), at: 0)
    if random.chance(70) { screens.append(random.chance(90) ? newScreen() : any) }
    return .setStack(screens, of: random.chance(90) ? random.pick(stack) ?? any : any)
  }
}
