import Wireflow

extension PictureBackend {
  /// Returns true if the only change of a transition leads from one picture to another.
  static func leads(
    _ verb: PresentationTransition.Change.Verb, from old: Picture, to new: Picture
  ) -> Bool {
    let (before, after) = (Set(old.screens), Set(new.screens))
    return switch verb {
    case .push, .embed: after.isStrictSuperset(of: before)
    case .pop, .remove, .unembed: after.isStrictSubset(of: before)
    case .replace: after.subtracting(before).count == 1
    case .showDetail: new.hasDetails
    case .select: before == after && old != new
    case .present: new.modals.count == old.modals.count + 1
    case .dismiss: new.modals.count == old.modals.count - 1
    case .alert: new.alert != nil
    case .closeAlert: new.alert == nil
    case .installPlayer: old.player == nil && new.player?.isMaximized == false
    case .removePlayer: old.player != nil && new.player == nil
    case .minimize: old.player?.isMaximized == true && new.player?.isMaximized == false
    case .maximize: old.player?.isMaximized == false && new.player?.isMaximized == true
    case .openDrawer: old.openDrawers < new.openDrawers
    case .closeDrawer: old.openDrawers > new.openDrawers
    case .adapt: old.what == new.what
    case .install, .update: old.modals.count >= new.modals.count
    }
  }
}

extension Picture {
  /// The number of regions whose drawer is open.
  fileprivate var openDrawers: Int {
    (0...frontLevel).count { self[region: $0].isDrawerOpen }
  }
}
